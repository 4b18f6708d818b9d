/** The field that Turnstile's widget adds to a form. */
export const humanCheckField = "cf-turnstile-response";

/** The action that Turnstile's token is bound to. */
export const humanCheckAction = "register";
