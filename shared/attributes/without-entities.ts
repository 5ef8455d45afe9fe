import { decodeOnce } from './decode-once';

/**
 * Text for an attribute of the saved HTML, `alt` for one: pointed brackets become `‹` and `›` while an author types and
 * sees it. WordPress before 7.0 writes a `<` there as it is, and its sanitiser takes such a tag for two.
 */
export function withoutBrackets( text: string ): string {
	return text.replaceAll( '<', '‹' ).replaceAll( '>', '›' );
}

/**
 * Text that means the same when it is read from the post again. Entities are decoded there, so an author who types
 * `&amp;` means `&`; and WordPress takes what looks like a tag out of an author's post, which would leave button and
 * link at odds, so it is without brackets too.
 */
export function withoutEntities( text: string ): string {
	const decoded = decodeOnce( text );
	return decoded === text
		? withoutBrackets( text )
		: withoutEntities( decoded );
}
