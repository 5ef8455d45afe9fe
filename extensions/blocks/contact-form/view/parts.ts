/** Class prefix in the HTML of `render.php`. */
const BLOCK = 'wp-block-dovetail-contact-form';

export const FORM_CLASS = `${ BLOCK }__form`;
export const STATUS_CLASS = `${ BLOCK }__status`;
export const ERROR_CLASS = `${ BLOCK }__error`;

/** Returns the name of a form control. */
export const nameOf = ( part: string ) => `dovetail_form[${ part }]`;

/** An element that takes a visitor's input. */
export type Control =
	HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns the fields of a form that take an answer. */
export const fieldsOf = ( form: HTMLElement ) => [
	...form.querySelectorAll< HTMLElement >( '[data-field]' ),
];

/** Returns the controls of a field; a group has several. */
export const controlsOf = ( field: HTMLElement ) => [
	...field.querySelectorAll< Control >( 'input, select, textarea' ),
];
