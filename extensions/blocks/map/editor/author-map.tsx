import type { AttributesOf } from '#shared/attributes';
import { readInitialState } from '#shared/initial-state';
import { Button } from '@wordpress/components';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { AuthorsMapService } from '../api';
import type { attributes as schema, MapStyle } from '../attributes';
import { FACADE_CLASS, STAGE_CLASS } from '../class-names';
import { messages } from '../messages';
import { isPlaced } from '../rules/places';
import { type MapService, nameOfService } from '../rules/providers';
import { mapData } from '../save';
import { SettingsLink } from './map-source';
import { MapStage } from './map-stage';
import { PicturePanel } from './picture-panel';
import type { useMarkers } from './use-markers';

type Attributes = AttributesOf< typeof schema >;

/**
 * The map on the canvas. Passes the block's settings to the map stage, and the author's actions back to the block. The
 * stage contains only markers with coordinates, so this component translates between their index in the stage and their
 * index in the list.
 */
export function AuthorMap( {
	attributes,
	setAttributes,
	service,
	markers,
	isSelected,
	popup,
}: {
	attributes: Attributes;
	setAttributes( attributes: Partial< Attributes > ): void;
	service: AuthorsMapService;
	markers: ReturnType< typeof useMarkers >;
	isSelected: boolean;
	popup( index: number, anchor: HTMLElement | undefined ): ReactNode;
} ): ReactNode {
	const { points, active } = markers;
	const data = mapData( attributes );
	const placed = points.flatMap( ( point, index ) =>
		isPlaced( point ) ? [ { ...point, index } ] : []
	);
	const listIndex = ( drawn: number ) => placed[ drawn ]?.index ?? -1;
	const drawnIndex = placed.findIndex( ( { index } ) => index === active );
	return (
		<MapStage
			service={ service }
			settings={ {
				style: data.style,
				hasDetails: data.hasDetails,
				center: data.center,
				zoom: data.zoom,
				points: placed.map( ( { coordinates, index } ) => ( {
					coordinates,
					name: markers.name( index ),
				} ) ),
				active: drawnIndex < 0 ? null : drawnIndex,
				canPan: placed.length === 0,
				isEditable: true,
				label: messages.title(),
				attributionLabel: messages.attribution(),
				clusterLabel: messages.cluster(),
			} }
			listeners={ {
				onMarker: ( drawn ) => markers.open( listIndex( drawn ) ),
				onMoveMarker( drawn, coordinates ) {
					const index = listIndex( drawn );
					const point = points[ index ];
					if ( point ) {
						markers.change( index, { ...point, coordinates } );
					}
				},
				onMap: ( at ) => markers.clickMap( at ),
				onView( center, zoom ) {
					if ( placed.length < 2 ) {
						setAttributes( {
							zoom,
							...( placed.length ? {} : { mapCenter: center } ),
						} );
					}
				},
			} }
			takesWheel={ data.takesWheel }
			hasFullscreen={ data.hasFullscreen }
			isSelected={ isSelected }
			isAdding={ markers.isAdding }
		>
			{ ( map ) => (
				<>
					<PicturePanel
						attributes={ attributes }
						setAttributes={ setAttributes }
						service={ service }
						map={ map }
					/>
					{ drawnIndex >= 0 &&
						active !== null &&
						popup( active, map.markers()[ drawnIndex ] ) }
				</>
			) }
		</MapStage>
	);
}

/** Placeholder until the owner has chosen a map service. The map loads after the author clicks, as for visitors. */
export function ClosedMap( {
	service,
	onOpen,
	onLeave,
	...picture
}: ComponentProps< typeof MapPicture > & {
	service: MapService;
	onOpen(): void;
	onLeave(): void;
} ): ReactNode {
	return (
		<div className={ `${ STAGE_CLASS } is-closed` }>
			<MapPicture { ...picture } />
			<div className={ FACADE_CLASS }>
				<p>{ messages.asks( nameOfService( service ) ) }</p>
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ ( { currentTarget }: MouseEvent ) => {
						// The map replaces this button, which would lose the focus.
						currentTarget
							.closest< HTMLElement >( '[data-block]' )
							?.focus();
						onOpen();
					} }
				>
					{ messages.show() }
				</Button>
				{ readInitialState().can.manageOptions && (
					<SettingsLink onLeave={ onLeave } />
				) }
			</div>
		</div>
	);
}

/** Approximate colors of land, streets, parks and water in each style. */
const COLORS: Readonly<
	Record< MapStyle, readonly [ string, string, string, string ] >
> = {
	default: [ '#f2efe9', '#fff', '#c8e2ba', '#9ecbe8' ],
	black_and_white: [ '#eee', '#fff', '#e0e0e0', '#cbd0d4' ],
	satellite: [ '#606854', '#96948a', '#3a5432', '#223a52' ],
	terrain: [ '#eae2cc', '#faf6ec', '#b0d096', '#86bed6' ],
};

/** Positions of the markers in the drawing. */
const PINS = [
	[ 120, 130 ],
	[ 230, 190 ],
	[ 310, 110 ],
] as const;

/**
 * A drawn map, for the inserter, the style picker and the placeholder. It needs no request. It has as many markers as
 * there are places, but no more than three.
 */
export function MapPicture( {
	mapStyle,
	color,
	places = PINS.length,
}: {
	mapStyle: MapStyle;
	color: string;
	places?: number;
} ): ReactNode {
	const [ ground, street, park, water ] = COLORS[ mapStyle ];
	return (
		<svg
			viewBox="0 0 400 300"
			xmlns="http://www.w3.org/2000/svg"
			role="presentation"
			preserveAspectRatio="xMidYMid slice"
			style={ { display: 'block', width: '100%' } }
		>
			<path fill={ ground } d="M0 0h400v300H0z" />
			<path fill={ park } d="M30 20h90v70H30zM250 190h110v80H250z" />
			<path
				fill="none"
				stroke={ water }
				strokeWidth="36"
				d="M-20 250C90 190 120 150 210 150S330 90 420 30"
			/>
			<path
				fill="none"
				stroke={ street }
				strokeWidth="8"
				d="M0 110 400 90M0 205l400-25M140 0l20 300M235 0l10 300M325 0l-5 300M60 300 220 0"
			/>
			{ PINS.slice( 0, places ).map( ( [ x, y ] ) => (
				<path
					key={ x }
					transform={ `translate(${ x } ${ y })` }
					fill={ color }
					stroke="#fff"
					strokeWidth="2"
					d="M0 0S-14-12-14-22a14 14 0 0 1 28 0C14-12 0 0 0 0z"
				/>
			) ) }
		</svg>
	);
}
