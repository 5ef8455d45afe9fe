import type { AttributesOf } from '#shared/attributes';
import type { ReactNode } from 'react';
import type { AuthorsMapService } from '../api';
import type { attributes as schema } from '../attributes';
import { messages } from '../messages';
import { isPlaced } from '../rules/points';
import { mapData } from '../save';
import { MapStage } from './map-stage';
import { PicturePanel } from './picture-panel';
import type { useMarkers } from './use-markers';

type Attributes = AttributesOf< typeof schema >;

/**
 * The map of the canvas: what the block says goes to the stage, and what its author does there into the block. The
 * stage knows only the markers that have a place; here each knows its place in the list.
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
	/** Renders the popup of a marker. */
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
