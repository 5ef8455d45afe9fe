import { __, sprintf } from '@wordpress/i18n';
import type { Source } from './rules/preview';

/** Texts of the previews. */
export const messages = {
	help: () =>
		__(
			'Preview how your post looks when its link is shared.',
			'dovetail-blocks'
		),
	open: () => __( 'Preview', 'dovetail-blocks' ),
	title: () => __( 'Social Previews', 'dovetail-blocks' ),
	loading: () => __( 'Loading your post’s page…', 'dovetail-blocks' ),
	again: () => __( 'Reload', 'dovetail-blocks' ),
	unread: () =>
		__(
			'Your post’s page could not be read. Your post is unchanged. Check your connection and try again.',
			'dovetail-blocks'
		),
	notSaved: () =>
		__(
			'There is nothing to preview yet. Write a title or some text first.',
			'dovetail-blocks'
		),
	upgrade: () =>
		__(
			'Social Previews need the Business or the eCommerce plan.',
			'dovetail-blocks'
		),
	sources: () => __( 'Sources of this preview', 'dovetail-blocks' ),
	part: {
		title: () => __( 'Title', 'dovetail-blocks' ),
		description: () => __( 'Description', 'dovetail-blocks' ),
		picture: () => __( 'Image', 'dovetail-blocks' ),
	},
	featuredImage: () => __( 'Featured image', 'dovetail-blocks' ),
	setImage: () => __( 'Set featured image', 'dovetail-blocks' ),
	notAllowed: () =>
		__(
			'To set a featured image, you need permission to upload media.',
			'dovetail-blocks'
		),
	/** Shown as the source of a description for a search engine. */
	noDescription: () =>
		__(
			'None given. Google chooses text from the page.',
			'dovetail-blocks'
		),
	noPicture: () => __( 'No image', 'dovetail-blocks' ),
	/** @param plugin Name of the plugin. */
	source: ( source: Source, plugin: string ): string =>
		( {
			none: () => __( 'not found on the page', 'dovetail-blocks' ),
			plugin: () =>
				// translators: %s: name of a plugin.
				sprintf( __( 'from %s', 'dovetail-blocks' ), plugin ),
			page: () => __( 'from the page', 'dovetail-blocks' ),
			title: () => __( 'from the post title', 'dovetail-blocks' ),
			excerpt: () => __( 'from the excerpt', 'dovetail-blocks' ),
			'seo-title': () =>
				__( 'from the title for search engines', 'dovetail-blocks' ),
			'seo-description': () =>
				__( 'from the SEO description', 'dovetail-blocks' ),
			'featured-image': () =>
				__( 'the featured image', 'dovetail-blocks' ),
			'first-image': () =>
				__( 'the first image in the post', 'dovetail-blocks' ),
		} )[ source ](),
	warning: {
		hidden: () =>
			__(
				'This page asks search engines not to list it. Check “Hide from search engines” and Settings → Reading.',
				'dovetail-blocks'
			),
		'no-picture': () =>
			__(
				'This link has no image. Add a featured image.',
				'dovetail-blocks'
			),
		'no-tags': () =>
			__(
				'This link has no image. Add a featured image, and use a plugin or theme that adds it to the page’s link preview data.',
				'dovetail-blocks'
			),
		'left-out-picture': () =>
			__(
				'This link has no image. The page’s link preview data leaves out the featured image. Check the settings of your plugins and theme.',
				'dovetail-blocks'
			),
		'small-picture': () =>
			__(
				'The image is smaller than 200 pixels, so networks may not show it.',
				'dovetail-blocks'
			),
		'broken-picture': () =>
			__( 'The image can’t be loaded.', 'dovetail-blocks' ),
		'long-title': () =>
			__(
				'The title takes more than two lines. Shorten it to show it in full.',
				'dovetail-blocks'
			),
	},
};

export type Warning = keyof typeof messages.warning;
