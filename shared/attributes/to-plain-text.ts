import { decodeOnce } from './decode-once';

/**
 * Text for an attribute of the saved HTML, `alt` for one: pointed brackets become `‹` and `›` while an author types and
 * sees it. WordPress before 7.0 writes a `<` there as it is, and its sanitizer takes such a tag for two.
 */
export function replaceAngleBrackets( text: string ): string {
	return text.replaceAll( '<', '‹' ).replaceAll( '>', '›' );
}

/**
 * Returns text that does not change when the post is read again. Decodes entities, and replaces angle brackets, because
 * WordPress removes text that looks like a tag from an author's post.
 */
export function toPlainText( text: string ): string {
	const decoded = decodeOnce( text );
	return decoded === text
		? replaceAngleBrackets( text )
		: toPlainText( decoded );
}
