import { format } from '#shared/view';
import type { PlayerEvent, PlayerState } from '../rules/player';
import type { viewMessages } from '../view-messages';
import { button, part } from './parts';

/** The pagination: one bar a slide, each a button that leads there; those before it are full, its own fills. */
export function addBars(
	doc: Document,
	length: number,
	strings: Readonly< Record< keyof typeof viewMessages, string > >,
	dispatch: ( event: PlayerEvent ) => void,
	signal: AbortSignal
): { element: HTMLElement; show( state: PlayerState ): void } {
	const bars = Array.from( { length }, ( _, slide ) => {
		const fill = part( doc, 'span', 'fill' );
		const bar = button(
			doc,
			'bar',
			() => dispatch( { type: 'go', slide } ),
			signal
		);
		bar.append( part( doc, 'span', 'track', {}, fill ) );
		return { bar, fill };
	} );
	const element = part(
		doc,
		'div',
		'bars',
		{ role: 'group', 'aria-label': strings.slides },
		...bars.map( ( { bar } ) => bar )
	);
	return {
		element,
		show( { slide, progress, reduced } ) {
			bars.forEach( ( { bar, fill }, index ) => {
				const isCurrent = index === slide;
				const done =
					index < slide || ( isCurrent && reduced )
						? 100
						: isCurrent && progress;
				fill.style.inlineSize = `${ Number( done ) }%`;
				bar.setAttribute(
					'aria-label',
					format(
						isCurrent ? strings.slideSelected : strings.slide,
						index + 1
					)
				);
				bar.setAttribute( 'aria-current', String( isCurrent ) );
			} );
		},
	};
}
