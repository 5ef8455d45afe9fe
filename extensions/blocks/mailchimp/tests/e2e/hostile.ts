import { type Root } from '#e2e/hostile';

/** What the script mounts on, with everything that it reads. */
export const roots: readonly Root[] = [
	[
		'wp-block-dovetail-mailchimp',
		'data-endpoint data-success',
		'<p class="wp-block-dovetail-mailchimp__status" data-endpoint="§">§</p>',
	],
];
