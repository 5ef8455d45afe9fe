import { decodeOnce } from './decode-text-attributes';

/**
 * Text that means the same when it is read from the post again. Entities are decoded there, so an author who types
 * `&amp;` means `&`; and WordPress takes what looks like a tag out of an author's post, which would leave button and
 * link at odds, so pointed brackets become `‹` and `›` while she types and sees it.
 */
export function withoutEntities( text: string ): string {
	const decoded = decodeOnce( text );
	return decoded === text
		? text.replaceAll( '<', '‹' ).replaceAll( '>', '›' )
		: withoutEntities( decoded );
}
