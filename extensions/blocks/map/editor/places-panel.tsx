import { speak } from '@wordpress/a11y';
import { InspectorControls } from '@wordpress/block-editor';
import { Button, PanelBody } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { chevronDown, chevronUp, trash } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import type { useMarkers } from './use-markers';

/** Where to move the focus after a change: a button of a row. */
type Target = { row: number; button: string };

/** The panel with all places in the order of the saved list: to open, move and delete them. */
export function PlacesPanel( {
	markers: { points, name, open, move, remove },
}: {
	markers: ReturnType< typeof useMarkers >;
} ): ReactNode {
	const list = useRef< HTMLOListElement >( null );
	const [ target, setTarget ] = useState< Target | null >( null );
	useEffect( () => {
		if ( target ) {
			list.current
				?.querySelector< HTMLElement >(
					`li:nth-child(${ target.row + 1 }) [data-does="${ target.button }"]`
				)
				?.focus();
		}
	}, [ target ] );
	const shift = ( index: number, to: number, button: string ) => {
		move( index, to );
		setTarget( { row: to, button } );
		speak( messages.moved( name( index ), to + 1 ) );
	};
	const last = points.length - 1;
	return (
		<InspectorControls>
			<PanelBody title={ messages.placesOf( points.length ) }>
				{ points.length === 0 && <p>{ messages.noPlaces() }</p> }
				<ol
					ref={ list }
					className="dovetail-map-places"
					aria-label={ messages.places() }
				>
					{ points.map( ( _, index ) => (
						<li key={ index }>
							<Button
								__next40pxDefaultSize
								data-does="open"
								onClick={ () => open( index ) }
								aria-haspopup="dialog"
							>
								{ name( index ) }
							</Button>
							<Button
								size="small"
								data-does="up"
								icon={ chevronUp }
								label={ messages.moveUp( name( index ) ) }
								disabled={ index === 0 }
								accessibleWhenDisabled
								onClick={ () =>
									shift( index, index - 1, 'up' )
								}
							/>
							<Button
								size="small"
								data-does="down"
								icon={ chevronDown }
								label={ messages.moveDown( name( index ) ) }
								disabled={ index === last }
								accessibleWhenDisabled
								onClick={ () =>
									shift( index, index + 1, 'down' )
								}
							/>
							<Button
								size="small"
								data-does="delete"
								icon={ trash }
								label={ messages.deletePlace( name( index ) ) }
								onClick={ () => {
									remove( index );
									setTarget( {
										row: Math.min( index, last - 1 ),
										button: 'delete',
									} );
								} }
							/>
						</li>
					) ) }
				</ol>
			</PanelBody>
		</InspectorControls>
	);
}
