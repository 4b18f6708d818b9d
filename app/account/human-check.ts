/** The field that the widget of the check for people adds to a form. */
export const humanCheckField = "cf-turnstile-response";

/** What the widget says that it is for. */
export const humanCheckAction = "register";
