import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import type { Point } from '../rules/points';
import { ROOT_CLASS } from '../class-names';
import { coordinatesText } from '../rules/coordinates';
import { useFirstRows } from './use-first-rows';

/** Returns the label of a marker in the editor. */
export function nameOf( point: Point | undefined, index: number ): string {
	return point?.title.trim() || messages.marker( index + 1 );
}

/** The markers as a list: the way to them without a map, and with one to those that it cannot show. */
export function PlaceList( {
	points,
	isShown,
	active,
	onOpen,
	popup,
}: {
	points: readonly Point[];
	/** Whether a marker is in the list. */
	isShown( point: Point ): boolean;
	active: number | null;
	onOpen( index: number ): void;
	/** Renders the popup of a marker. */
	popup( index: number, anchor: HTMLElement ): ReactNode;
} ): ReactNode {
	const rows = useRef( new Map< number, HTMLElement >() );
	const [ focused, setFocused ] = useState< number | null >( null );
	const listed = points.flatMap( ( point, index ) =>
		isShown( point ) ? [ { point, index } ] : []
	);
	const opened = listed.findIndex( ( { index } ) => index === active );
	const first = useFirstRows( listed.length, opened + 1, ( row ) =>
		setFocused( listed[ row ]?.index ?? null )
	);
	useEffect( () => {
		if ( focused !== null ) {
			rows.current.get( focused )?.querySelector( 'button' )?.focus();
		}
	}, [ focused ] );
	if ( ! listed.length ) {
		return null;
	}
	// The row, not the name in it: a name grows while it is written.
	const anchor = active === null ? undefined : rows.current.get( active );
	return (
		<>
			<ul
				className={ `${ ROOT_CLASS }__entries` }
				aria-label={ messages.places() }
			>
				{ listed.slice( 0, first.count ).map( ( { point, index } ) => (
					<li
						key={ index }
						ref={ ( row ) => {
							if ( row ) {
								rows.current.set( index, row );
							} else {
								rows.current.delete( index );
							}
						} }
					>
						<Button
							variant="link"
							aria-haspopup="dialog"
							aria-expanded={ index === active }
							onClick={ () => onOpen( index ) }
						>
							{ nameOf( point, index ) }
						</Button>{ ' ' }
						<span>
							{ point.coordinates
								? coordinatesText( point.coordinates )
								: `(${ messages.notOnMap() })` }
						</span>
					</li>
				) ) }
			</ul>
			{ first.more }
			{ active !== null && anchor && popup( active, anchor ) }
		</>
	);
}
