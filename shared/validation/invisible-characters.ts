/**
 * Matches invisible characters: direction marks, zero-width spaces, soft hyphens, fillers, variation selectors. The
 * first alternative keeps joiners and selectors that follow a non-ASCII letter or an emoji.
 */
const INVISIBLE =
	/((?![\0-\x7f\ufe00-\ufe0f])[\p{L}\p{M}\p{S}][\u200c\u200d\ufe0e\ufe0f\u{e0020}-\u{e007f}]+)|[\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0\u{e0100}-\u{e01ef}]/gu;

/**
 * Removes invisible characters, which people copy together with phone numbers, email addresses and URLs from address
 * books, PDFs and chats. Keeps joiners and variation selectors in words and emoji. The PHP class
 * `Dovetail\Validation\Invisible` applies the same rule. The tests of both use `tests/invisible.cases.json`.
 */
export function withoutInvisible( text: string ): string {
	return text.replace( INVISIBLE, '$1' );
}
