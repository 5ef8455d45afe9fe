import { __, sprintf } from '@wordpress/i18n';
import type { Source } from './rules/preview';

/** What an author reads about how a post will look elsewhere. */
export const messages = {
	help: () =>
		__(
			'See how your post will look where its link is shared.',
			'dovetail-blocks'
		),
	open: () => __( 'Preview', 'dovetail-blocks' ),
	title: () => __( 'Social Previews', 'dovetail-blocks' ),
	loading: () => __( 'Reading the page of your post…', 'dovetail-blocks' ),
	again: () => __( 'Read again', 'dovetail-blocks' ),
	unread: () =>
		__(
			'The page of your post could not be read. Your post is kept as it is. Check your connection and try again.',
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
	sources: () => __( 'Where this comes from', 'dovetail-blocks' ),
	part: {
		title: () => __( 'Title', 'dovetail-blocks' ),
		description: () => __( 'Description', 'dovetail-blocks' ),
		picture: () => __( 'Picture', 'dovetail-blocks' ),
	},
	noPicture: () => __( 'No picture', 'dovetail-blocks' ),
	/** @param plugin Its name. */
	source: ( source: Source, plugin: string ): string =>
		( {
			none: () => __( 'none on the page', 'dovetail-blocks' ),
			plugin: () =>
				// translators: %s: name of a plugin.
				sprintf( __( 'from %s', 'dovetail-blocks' ), plugin ),
			page: () => __( 'from the page', 'dovetail-blocks' ),
			title: () => __( 'from the title of the post', 'dovetail-blocks' ),
			excerpt: () => __( 'from the excerpt', 'dovetail-blocks' ),
			'seo-description': () =>
				__( 'from the SEO description', 'dovetail-blocks' ),
			'featured-image': () =>
				__( 'the featured image', 'dovetail-blocks' ),
			'first-image': () =>
				__( 'the first picture of the post', 'dovetail-blocks' ),
		} )[ source ](),
	warning: {
		'no-picture': () =>
			__(
				'This link has no picture. A featured image helps, with a plugin or a theme that tells networks about it.',
				'dovetail-blocks'
			),
		'small-picture': () =>
			__(
				'The picture is smaller than 200 pixels: networks may leave it out.',
				'dovetail-blocks'
			),
		'broken-picture': () =>
			__( 'The picture cannot be loaded.', 'dovetail-blocks' ),
		'long-title': () =>
			__(
				'The title takes more than two lines. A shorter one is read whole.',
				'dovetail-blocks'
			),
	},
};

export type Warning = keyof typeof messages.warning;
