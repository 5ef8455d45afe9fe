import type { MediaItem } from '../api';

/** A photograph that is named like this. */
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
