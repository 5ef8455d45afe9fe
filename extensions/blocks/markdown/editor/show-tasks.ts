import type { MarkdownIt } from 'markdown-it';
import { TASK_CLASS } from '../markup';

/** `- [ ] text` and `- [x] text` as ☐ and ☑: a form control has no place in a post, and WordPress removes it. */
export function showTasks( parser: MarkdownIt ): void {
	parser.core.ruler.after( 'text_join', 'show_tasks', ( { tokens } ) => {
		for ( const [ at, token ] of tokens.entries() ) {
			const item = tokens[ at - 2 ];
			const text = token.children?.[ 0 ];
			const [ mark, done ] =
				/^\[([ xX])\](?=\s)/.exec( text?.content ?? '' ) ?? [];
			if (
				mark &&
				done &&
				text?.type === 'text' &&
				item?.type === 'list_item_open'
			) {
				text.content =
					( done === ' ' ? '☐' : '☑' ) +
					text.content.slice( mark.length );
				item.attrJoin( 'class', TASK_CLASS );
			}
		}
	} );
}
