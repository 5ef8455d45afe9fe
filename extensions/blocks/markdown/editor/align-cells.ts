import type { MarkdownIt } from 'markdown-it';

const CELLS = [ 'th_open', 'td_open' ];

/** Aligned columns by WordPress's own classes: no style attribute is saved. */
export function alignCells( parser: MarkdownIt ): void {
	parser.core.ruler.after( 'block', 'align_cells', ( { tokens } ) => {
		for ( const token of tokens.filter( ( { type } ) =>
			CELLS.includes( type )
		) ) {
			const [ , side ] =
				/^text-align:(\w+)$/.exec(
					String( token.attrGet( 'style' ) )
				) ?? [];
			token.attrs = side
				? [ [ 'class', `has-text-align-${ side }` ] ]
				: null;
		}
	} );
}
