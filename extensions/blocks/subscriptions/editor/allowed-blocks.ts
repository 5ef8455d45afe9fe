/** Forms that add visitors to a list at a service. */
export const SERVICE_FORMS = [
	'dovetail/mailchimp',
	'dovetail/newsletter',
] as const;

/** Name of the button block inside the forms of services. */
export const FORM_BUTTON = 'dovetail/button';
