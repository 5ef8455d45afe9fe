import type { MediaItem } from '../api';

/** Returns a photo with the given title. */
export const itemNamed = ( title: string ): MediaItem => ( {
	id: title,
	guid: title,
	title,
	caption: '',
	name: '',
	kind: 'image',
	children: 0,
	preview: '',
	alt: '',
	fileName: '',
	credit: [],
} );

/** Blocks without media in WordPress's saved format. */
export const EMPTY = {
	image: '<!-- wp:image -->\n<figure class="wp-block-image"><img alt=""/></figure>\n<!-- /wp:image -->',
	gallery:
		'<!-- wp:gallery {"linkTo":"none"} -->\n<figure class="wp-block-gallery has-nested-images columns-default is-cropped"></figure>\n<!-- /wp:gallery -->',
	cover: '<!-- wp:cover -->\n<div class="wp-block-cover"><span aria-hidden="true" class="wp-block-cover__background has-background-dim-100 has-background-dim"></span><div class="wp-block-cover__inner-container"></div></div>\n<!-- /wp:cover -->',
	'media-text':
		'<!-- wp:media-text -->\n<div class="wp-block-media-text is-stacked-on-mobile"><figure class="wp-block-media-text__media"></figure><div class="wp-block-media-text__content"></div></div>\n<!-- /wp:media-text -->',
} as const;
