import { escapeHtml } from '#shared/attributes';
import { libraryItem } from '#shared/media';
import { coerceInteger, isWebAddress } from '#shared/validation';

/** Image size in the post; WordPress adds the others when it renders the page, based on the ID in the class. */
const SIZE = 'large';

/**
 * Returns a library image as HTML, because Markdown's `![…](…)` supports neither size nor ID. Empty if it is not an
 * image.
 */
export function pictureHtml( media: unknown ): string {
	const { id, url, alt, width, height } = libraryItem( media, SIZE );
	if ( typeof url !== 'string' || ! isWebAddress( url ) ) {
		return '';
	}
	const number = ( value: unknown ) =>
		coerceInteger( value, { min: 0, fallback: 0 } ) || undefined;
	return `<img${ Object.entries( {
		class: number( id ) && `wp-image-${ number( id ) }`,
		src: url,
		alt: typeof alt === 'string' ? alt : '',
		width: number( width ),
		height: number( height ),
	} )
		.flatMap( ( [ name, value ] ) =>
			value === undefined
				? []
				: ` ${ name }="${ escapeHtml( String( value ) ) }"`
		)
		.join( '' ) }>`;
}

/** Formats text as a separate paragraph inside another text: with an empty line before and after, if there is text. */
export function asParagraph(
	before: string,
	words: string,
	after: string
): string {
	const first = before && '\n\n'.slice( trailing( /(?<!\n)\n*$/, before ) );
	const last = after && '\n\n'.slice( trailing( /^\n*/, after ) );
	return first + words + last;
}

const trailing = ( breaks: RegExp, text: string ) =>
	breaks.exec( text )?.[ 0 ].length ?? 0;
