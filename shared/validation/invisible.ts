/**
 * Characters without a glyph: direction marks, zero-width spaces, soft hyphens, fillers, variation selectors. The first
 * alternative keeps those that belong to a letter or an emoji beyond ASCII.
 */
const INVISIBLE =
	/((?![\0-\x7f\ufe00-\ufe0f])[\p{L}\p{M}\p{S}][\u200c\u200d\ufe0e\ufe0f\u{e0020}-\u{e007f}]+)|[\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0\u{e0100}-\u{e01ef}]/gu;

/**
 * Removes the invisible characters that come along when a phone number, an email or a web address is copied from an
 * address book, a PDF or a chat. Joiners and variation selectors within words and emoji stay. The server has the same
 * rule in `Dovetail\Validation\Invisible`; both run `tests/invisible.cases.json`.
 */
export function withoutInvisible( text: string ): string {
	return text.replace( INVISIBLE, '$1' );
}
