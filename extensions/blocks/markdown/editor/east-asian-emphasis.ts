import type { MarkdownIt } from 'markdown-it';

/** Letters, punctuation and full-width forms of Chinese, Japanese and Korean, which are written without spaces. */
const EAST_ASIAN =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3001-\u303f\u30fb\u30fc\ufe30-\ufe4f\uff01-\uffee]/u;
const SPACE = /[\s\p{Z}]/u;
const PUNCTUATION = /[\p{P}\p{S}]/u;

/**
 * Lets emphasis begin and end next to East Asian punctuation. CommonMark tells an opening from a closing mark by the
 * spaces around punctuation, and these scripts have none: `**太字。**次` would show its asterisks. Their punctuation
 * counts as a letter, and next to one of their letters, other punctuation needs no space.
 */
export function eastAsianEmphasis( { inline }: MarkdownIt ): void {
	inline.State = class extends inline.State {
		override scanDelims( start: number, canSplitWord: boolean ) {
			const scan = super.scanDelims( start, canSplitWord );
			const end = start + scan.length;
			const before = [
				...this.src.slice( Math.max( 0, start - 2 ), start ),
			].at( -1 );
			const [ after ] = this.src.slice(
				end,
				Math.min( end + 2, this.posMax )
			);
			if ( ! isEastAsian( before ) && ! isEastAsian( after ) ) {
				return scan;
			}
			const opens = touches( after, before );
			const closes = touches( before, after );
			return {
				...scan,
				can_open:
					opens &&
					( canSplitWord || ! closes || isPunctuation( before ) ),
				can_close:
					closes &&
					( canSplitWord || ! opens || isPunctuation( after ) ),
			};
		}
	};
}

const isEastAsian = ( sign = ' ' ) => EAST_ASIAN.test( sign );
const isSpace = ( sign = ' ' ) => SPACE.test( sign );
const isPunctuation = ( sign = ' ' ) => PUNCTUATION.test( sign );

/** Whether a mark belongs to the text on one side of it, as CommonMark's “flanking”. */
const touches = ( inside?: string, outside?: string ) =>
	! isSpace( inside ) &&
	( ! isPunctuation( inside ) ||
		isEastAsian( inside ) ||
		isSpace( outside ) ||
		isPunctuation( outside ) ||
		isEastAsian( outside ) );
