import { phaseOf } from '../rules/phase-of';
import type { Player } from '../rules/player-state';
import type { Strings } from './controls';

/**
 * Draws what a player shows only once it has been touched: that it is on its way, what its current episode does, and
 * that an episode is unavailable, below its name in the list or where the list would be.
 */
export function phaseDrawer(
	stage: HTMLElement,
	strings: Strings,
	part: ( name: string ) => string
): ( state: Player ) => void {
	const doc = stage.ownerDocument;
	const find = ( name: string ) =>
		stage.querySelector( `.${ part( name ) }` );
	const problem = doc.createElement( 'p' );
	const link = doc.createElement( 'a' );
	problem.className = part( 'problem' );
	problem.append( `${ strings.unavailable } `, link );
	link.textContent = strings.openInNewTab;
	link.target = '_blank';
	link.rel = 'noopener noreferrer';

	return ( state ) => {
		const { current, isStarted, tracks } = state;
		const phase = phaseOf( state );
		const words = { ...strings, loading: '' };
		const list = find( 'list' );
		const at = tracks.findIndex( ( { id } ) => id === current.id );
		stage
			.querySelectorAll( `.${ part( 'state' ) }` )
			.forEach( ( word, index ) => {
				word.textContent =
					isStarted && index === at ? `${ words[ phase ] } ` : '';
			} );
		find( 'button.is-toggle' )?.classList.toggle(
			'is-loading',
			phase === 'loading'
		);
		link.href = current.link || current.src;
		if ( phase !== 'error' ) {
			problem.remove();
		} else if ( tracks.length > 1 && list?.children[ at ] ) {
			list.children[ at ].append( problem );
		} else {
			list?.before( problem );
		}
	};
}
