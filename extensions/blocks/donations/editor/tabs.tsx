import type { KeyboardEvent, ReactNode } from 'react';
import { BLOCK } from '../markup';
import { messages } from '../messages';
import type { DonationName } from '../rules/plan-ids';

const MOVES: Readonly< Record< string, number > > = {
	ArrowLeft: -1,
	ArrowRight: 1,
	Home: -Infinity,
	End: Infinity,
};

/** Tabs that show one donation at a time; arrow keys switch between them. */
export function Tabs( {
	id,
	names,
	active,
	onChoose,
}: {
	/** Prefix of the IDs of tabs and panel. */
	id: string;
	names: readonly DonationName[];
	active: DonationName;
	onChoose( name: DonationName ): void;
} ): ReactNode {
	const handleKeyDown = ( event: KeyboardEvent< HTMLElement > ) => {
		const move = MOVES[ event.key ];
		if ( move === undefined ) {
			return;
		}
		event.preventDefault();
		const { direction } = getComputedStyle( event.currentTarget );
		const forward =
			direction === 'rtl' && Math.abs( move ) === 1 ? -move : move;
		const last = names.length - 1;
		const next = Math.min(
			last,
			Math.max( 0, names.indexOf( active ) + forward )
		);
		const name = names[ next ];
		if ( name ) {
			onChoose( name );
			event.currentTarget
				.querySelectorAll< HTMLElement >( '[role=tab]' )
				[ next ]?.focus();
		}
	};
	return (
		// The list itself handles no keys: its tabs do.
		<div
			role="tablist"
			tabIndex={ -1 }
			className={ `${ BLOCK }__tabs` }
			aria-label={ messages.tabs() }
			contentEditable={ false }
			onKeyDown={ handleKeyDown }
		>
			{ names.map( ( name ) => (
				<button
					key={ name }
					type="button"
					role="tab"
					id={ `${ id }-${ name }` }
					className={ `${ BLOCK }__tab` }
					aria-selected={ name === active }
					aria-controls={ `${ id }-panel` }
					tabIndex={ name === active ? 0 : -1 }
					onClick={ () => onChoose( name ) }
				>
					{ messages.tab[ name ]() }
				</button>
			) ) }
		</div>
	);
}
