import { connectionUrl, readInitialState } from '#shared/initial-state';
import { speak } from '@wordpress/a11y';
import { InspectorControls } from '@wordpress/block-editor';
import { Button, ExternalLink, PanelBody } from '@wordpress/components';
import { memo, useEffect, useRef, useState } from '@wordpress/element';
import { chevronDown, chevronUp, trash } from '@wordpress/icons';
import type { ReactNode, RefObject } from 'react';
import { ROOT_CLASS } from '../class-names';
import { messages } from '../messages';
import { coordinatesText, type Point } from '../rules/places';
import type { MapSource } from './map-source';
import type { useMarkers } from './use-markers';

type Target = { row: number; button: string };

type RowActions = {
	open( index: number ): void;
	shift( index: number, to: number, button: string ): void;
	remove( index: number ): void;
};

/** The panel with all places in order. Authors can open, move and delete places here. */
export function PlacesPanel( {
	markers: { points, name, open, move, remove },
	source,
}: {
	markers: ReturnType< typeof useMarkers >;
	source: MapSource;
} ): ReactNode {
	const panel = useRef< HTMLDivElement >( null );
	const [ target, setTarget ] = useState< Target | null >( null );
	const rows = useFirstRows(
		points.length,
		( target?.row ?? 0 ) + 1,
		( row ) => setTarget( { row, button: 'open' } )
	);
	useEffect( () => {
		if ( target ) {
			const button = panel.current?.querySelector< HTMLElement >(
				`li:nth-child(${ target.row + 1 }) [data-does="${ target.button }"]`
			);
			// After the last place was deleted, focus the panel's title.
			( button ?? panel.current?.querySelector( 'button' ) )?.focus();
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
			<PanelBody
				ref={ panel }
				title={ messages.placesOf( points.length ) }
			>
				{ source.search === 'none' ? (
					<WithoutSearch source={ source } />
				) : (
					source.search &&
					points.length === 0 && <p>{ messages.noPlaces() }</p>
				) }
				<ol
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

/** Explains how to add places without a search. Administrators also see links that set one up. */
function WithoutSearch( {
	source: { provider, service, onLeave },
}: {
	source: MapSource;
} ): ReactNode {
	// Results of Mapbox's search may only be shown on its own maps.
	const canUseMapbox = provider === 'mapbox' || service?.isChosen === false;
	const services = [
		...( canUseMapbox ? ( [ [ 'mapbox', 'Mapbox' ] ] as const ) : [] ),
		[ 'nominatim', 'OpenStreetMap' ],
	] as const;
	return (
		<>
			<p>{ messages.noSearch() }</p>
			<ol className="dovetail-map-steps">
				{ messages.withoutSearch().map( ( step ) => (
					<li key={ step }>{ step }</li>
				) ) }
			</ol>
			{ readInitialState().can.manageOptions &&
				services.map( ( [ connection, name ] ) => (
					<p key={ connection }>
						<ExternalLink
							href={ connectionUrl( connection ) }
							onClick={ onLeave }
						>
							{ messages.setUpSearch( name ) }
						</ExternalLink>
					</p>
				) ) }
		</>
	);
}

/** Memoized, so that typing in one row does not re-render all other rows. */
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

/** Returns the label of a marker in the editor. */
export function nameOf( point: Point | undefined, index: number ): string {
	return point?.title.trim() || messages.marker( index + 1 );
}

/** The markers as a list, for editing without a map and for places that the map cannot show. */
export function PlaceList( {
	points,
	isShown,
	active,
	onOpen,
	popup,
}: {
	points: readonly Point[];
	isShown( point: Point ): boolean;
	active: number | null;
	onOpen( index: number ): void;
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
	// Attach the popup to the row instead of the name, because the name grows while the author types.
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

/** Number of rows that are rendered at a time. Rendering 1,000 rows takes seconds. */
const PAGE_SIZE = 50;

/**
 * Returns the number of rows to render, and the button that shows more.
 *
 * @param total  Number of rows in the list.
 * @param needed Minimum number of rows to render, so that the last row can get the focus.
 * @param onMore Called with the index of the first new row.
 */
function useFirstRows(
	total: number,
	needed: number,
	onMore: ( first: number ) => void
): { count: number; more: ReactNode } {
	const [ limit, setLimit ] = useState( PAGE_SIZE );
	const count = Math.min( total, Math.max( limit, needed ) );
	const next = Math.min( PAGE_SIZE, total - count );
	return {
		count,
		more: next > 0 && (
			<Button
				__next40pxDefaultSize
				variant="secondary"
				onClick={ () => {
					setLimit( count + next );
					onMore( count );
				} }
			>
				{ messages.showMorePlaces( next ) }
			</Button>
		),
	};
}
