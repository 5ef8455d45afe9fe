import { isHttpUrl } from '#shared/validation';
import {
	type CreditPart,
	type MediaItem,
	type OpenverseImage,
	plain,
} from '../api';

/** Licenses under which an image may be published and modified: public domain, or with attribution. */
export const LICENSES = 'cc0,pdm,by,by-sa';

/** Maximum number of pages that Openverse returns to users without an account. */
export const MAX_PAGES = 20;

/** Converts an image from Openverse to an item. */
export const openverseItem = (
	image: OpenverseImage,
	sentence: string,
	untitled: string
): MediaItem => ( {
	id: image.id,
	guid: image.id,
	title: plain( image.title ),
	caption: '',
	name: plain( image.title ),
	kind: 'image',
	children: 0,
	preview: webAddress( image.thumbnail ),
	alt: '',
	fileName: fileNameOf( image.title ?? '' ),
	credit: creditOf( image, sentence, untitled ),
} );

/**
 * Returns the credit that an image's license requires; empty for the public domain.
 *
 * @param image
 * @param sentence Credit in the author's language, with `%1$s` for the title, `%2$s` for the creator, and `%3$s` for the license.
 * @param untitled Link text for an image without a title, in the author's language.
 */
export function creditOf(
	{
		title = '',
		creator = '',
		creator_url: creatorUrl,
		foreign_landing_url: page,
		license = '',
		license_version: version = '',
		license_url: licenseUrl,
	}: OpenverseImage,
	sentence: string,
	untitled: string
): CreditPart[] {
	if ( ! license.startsWith( 'by' ) ) {
		return [];
	}
	const values: Record< string, CreditPart > = {
		'%1$s': {
			text: plain( title ).trim() || untitled,
			url: webAddress( page ),
		},
		'%2$s': { text: plain( creator ), url: webAddress( creatorUrl ) },
		'%3$s': {
			text: `CC ${ license.toUpperCase() } ${ version }`.trim(),
			url: webAddress( licenseUrl ),
		},
	};
	return sentence
		.split( /(%\d\$s)/ )
		.filter( ( piece ) => piece !== '' )
		.map( ( piece ) => values[ piece ] ?? { text: piece, url: '' } );
}

const webAddress = ( url: unknown ): string => ( isHttpUrl( url ) ? url : '' );

const MAX_LENGTH = 60;

/**
 * Returns a file name without an extension, made from a title or from another file's name: lowercase letters of any
 * script, digits and hyphens.
 */
export function fileNameOf( title: string ): string {
	return title
		.replace( /\.\w{2,5}$/, '' )
		.toLowerCase()
		.replace( /[^\p{L}\p{M}\p{N}]+/gu, '-' )
		.slice( 0, MAX_LENGTH )
		.replace( /^-+|-+$/g, '' );
}
