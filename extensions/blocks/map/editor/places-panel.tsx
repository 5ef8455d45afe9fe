import { speak } from '@wordpress/a11y';
import { InspectorControls } from '@wordpress/block-editor';
import { Button, PanelBody } from '@wordpress/components';
import { memo, useEffect, useRef, useState } from '@wordpress/element';
import { chevronDown, chevronUp, trash } from '@wordpress/icons';
import type { ReactNode, RefObject } from 'react';
import { messages } from '../messages';
import { useFirstRows } from './use-first-rows';
import type { useMarkers } from './use-markers';

/** Where to move the focus after a change: a button of a row. */
type Target = { row: number; button: string };

/** What the buttons of a row do. */
type RowActions = {
	open( index: number ): void;
	shift( index: number, to: number, button: string ): void;
	remove( index: number ): void;
};

/** The panel with all places in the order of the saved list: to open, move and delete them. */
export function PlacesPanel( {
	markers: { points, name, open, move, remove },
}: {
	markers: ReturnType< typeof useMarkers >;
} ): ReactNode {
	const list = useRef< HTMLOListElement >( null );
	const [ target, setTarget ] = useState< Target | null >( null );
	const rows = useFirstRows(
		points.length,
		( target?.row ?? 0 ) + 1,
		( row ) => setTarget( { row, button: 'open' } )
	);
	useEffect( () => {
		if ( target ) {
			list.current
				?.querySelector< HTMLElement >(
					`li:nth-child(${ target.row + 1 }) [data-does="${ target.button }"]`
				)
				?.focus();
		}
	}, [ target ] );
	const last = points.length - 1;
	const latest = useRef< RowActions | null >( null );
	latest.current = {
		open,
		shift( index, to, button ) {
			move( index, to );
			setTarget( { row: to, button } );
			speak( messages.moved( name( index ), to + 1 ) );
		},
		remove( index ) {
			remove( index );
			setTarget( {
				row: Math.min( index, last - 1 ),
				button: 'delete',
			} );
		},
	};
	return (
		<InspectorControls>
			<PanelBody title={ messages.placesOf( points.length ) }>
				{ points.length === 0 && <p>{ messages.noPlaces() }</p> }
				<ol
					ref={ list }
					className="dovetail-map-places"
					aria-label={ messages.places() }
				>
					{ points.slice( 0, rows.count ).map( ( _, index ) => (
						<MemoizedRow
							key={ index }
							index={ index }
							name={ name( index ) }
							isLast={ index === last }
							actions={ latest }
						/>
					) ) }
				</ol>
				{ rows.more }
			</PanelBody>
		</InspectorControls>
	);
}

/** Typing in one place does not draw the buttons of all others again. */
const MemoizedRow = memo( Row );

function Row( {
	index,
	name,
	isLast,
	actions,
}: {
	index: number;
	name: string;
	isLast: boolean;
	actions: RefObject< RowActions | null >;
} ): ReactNode {
	return (
		<li>
			<Button
				__next40pxDefaultSize
				data-does="open"
				onClick={ () => actions.current?.open( index ) }
				aria-haspopup="dialog"
			>
				{ name }
			</Button>
			<Button
				size="small"
				data-does="up"
				icon={ chevronUp }
				label={ messages.moveUp( name ) }
				disabled={ index === 0 }
				accessibleWhenDisabled
				onClick={ () =>
					actions.current?.shift( index, index - 1, 'up' )
				}
			/>
			<Button
				size="small"
				data-does="down"
				icon={ chevronDown }
				label={ messages.moveDown( name ) }
				disabled={ isLast }
				accessibleWhenDisabled
				onClick={ () =>
					actions.current?.shift( index, index + 1, 'down' )
				}
			/>
			<Button
				size="small"
				data-does="delete"
				icon={ trash }
				label={ messages.deletePlace( name ) }
				onClick={ () => actions.current?.remove( index ) }
			/>
		</li>
	);
}
