/** The field that the widget of the check for people adds to a form. */
export const humanCheckField = "cf-turnstile-response";

/** What the widget says that it is for. */
export const humanCheckAction = "register";

export const notPassed =
  "The check that you are a person was not passed, or has run out. Please submit the form once more.";
