import { type Root } from '#e2e/hostile';

/** The element that the view script controls, with all data that the script reads. */
export const roots: readonly Root[] = [
	[
		'wp-block-dovetail-mailchimp',
		'data-endpoint data-success',
		'<p class="wp-block-dovetail-mailchimp__status" data-endpoint="§">§</p>',
	],
];
