/** Class prefix in the HTML of `render.php`. */
const BLOCK = 'wp-block-dovetail-contact-form';

export const FORM_CLASS = `${ BLOCK }__form`;
export const STATUS_CLASS = `${ BLOCK }__status`;
export const ERROR_CLASS = `${ BLOCK }__error`;

/** Returns the name of a form control. */
export const nameOf = ( part: string ) => `dovetail_form[${ part }]`;

/** Something that a visitor fills in. */
export type Control =
	HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields of a form that take an answer. */
export const fieldsOf = ( form: HTMLElement ) => [
	...form.querySelectorAll< HTMLElement >( '[data-field]' ),
];

/** The controls of a field: several in a group. */
export const controlsOf = ( field: HTMLElement ) => [
	...field.querySelectorAll< Control >( 'input, select, textarea' ),
];
