/** Form block for several services. Its title lists them, so it is too long for a button. */
export const MANY_SERVICES = 'dovetail/newsletter';

/** Form blocks that add visitors to a mailing list at an external service. */
export const SERVICE_FORMS = [ 'dovetail/mailchimp', MANY_SERVICES ] as const;

/** Name of the button block inside these forms. */
export const FORM_BUTTON = 'dovetail/button';
