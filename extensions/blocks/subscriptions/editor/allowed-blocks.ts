/** Form blocks that add visitors to a mailing list at an external service. */
export const SERVICE_FORMS = [
	'dovetail/mailchimp',
	'dovetail/newsletter',
] as const;

/** Name of the button block inside these forms. */
export const FORM_BUTTON = 'dovetail/button';
