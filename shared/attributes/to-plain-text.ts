import { decodeOnce } from './decode-once';

/**
 * Returns text for an attribute of the saved HTML, such as `alt`. Replaces angle brackets with `‹` and `›` while the
 * author types. WordPress before 7.0 saves an unescaped `<` in attributes, and its sanitizer misreads the `<` as a tag.
 */
export function replaceAngleBrackets( text: string ): string {
	return text.replaceAll( '<', '‹' ).replaceAll( '>', '›' );
}

/**
 * Returns text that stays the same when the saved post is parsed again. Decodes entities, and replaces angle brackets,
 * because WordPress removes text that looks like a tag from an author's post.
 */
export function toPlainText( text: string ): string {
	// Text can be encoded many times (`&amp;amp;lt;`), in a hostile post thousands of times.
	return replaceAngleBrackets(
		decodeOnce( text.replace( /&(?:amp;)+/g, '&' ) )
	);
}
