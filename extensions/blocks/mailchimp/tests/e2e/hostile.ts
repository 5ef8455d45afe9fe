import { type Root } from '#e2e/hostile';

/** The element the view script mounts on, with all data it reads. */
export const roots: readonly Root[] = [
	[
		'wp-block-dovetail-mailchimp',
		'data-endpoint data-success',
		'<p class="wp-block-dovetail-mailchimp__status" data-endpoint="§">§</p>',
	],
];
