import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { useIsPreview } from '#shared/ui';
import { useBlockProps } from '@wordpress/block-editor';
import { Button, DropZone, Notice, Spinner } from '@wordpress/components';
import type { ReactNode } from 'react';
import { MAP_STYLES, type attributes as schema } from './attributes';
import { AddPlace } from './editor/add-place';
import { MapInspector } from './editor/inspector';
import { ClosedMap } from './editor/closed-map';
import { SourcePlaceholder } from './editor/key-form';
import { MapPicture } from './editor/map-picture';
import { MapStage } from './editor/map-stage';
import { MarkerPopup } from './editor/marker-popup';
import { PicturePanel } from './editor/picture-panel';
import { PlaceList } from './editor/place-list';
import { StyleSelector } from './editor/style-selector';
import { MapToolbar } from './editor/toolbar';
import { useMapSource } from './editor/use-map-source';
import { useMarkers } from './editor/use-markers';
import { usePastedPlaces } from './editor/use-pasted-places';
import { ROOT_CLASS } from './class-names';
import { messages } from './messages';
import { isPlaced } from './rules/points';
import { providers } from './rules/providers';
import { mapData, mapStyleOf } from './save';

type Attributes = AttributesOf< typeof schema >;

/** A picture where nothing may be asked for; otherwise the map itself. */
export function Edit( props: EditProps< Attributes > ): ReactNode {
	const isPreview = useIsPreview();
	return isPreview || props.attributes.preview ? (
		<Picture { ...props } isAlone={ isPreview } />
	) : (
		<MapEditor { ...props } />
	);
}

/** The drawn map, and in a post that was saved so the way to the real one. */
function Picture( {
	attributes,
	setAttributes,
	isAlone,
}: EditProps< Attributes > & { isAlone: boolean } ): ReactNode {
	return (
		<div { ...useBlockProps() }>
			<MapPicture
				mapStyle={ attributes.mapStyle }
				color={ attributes.markerColor }
			/>
			{ ! isAlone && (
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ () => setAttributes( { preview: false } ) }
				>
					{ messages.editMap() }
				</Button>
			) }
		</div>
	);
}

function MapEditor( {
	attributes,
	setAttributes,
	isSelected,
	clientId,
}: EditProps< Attributes > ): ReactNode {
	const source = useMapSource();
	const service = source.isOpen ? source.service : null;
	const markers = useMarkers( clientId, attributes, setAttributes );
	const { points, active } = markers;
	const data = mapData( attributes );
	const { align } = attributes;
	const blockProps = useBlockProps( {
		className: align ? `align${ align }` : undefined,
		'data-align': align,
		style: mapStyleOf( attributes ),
		ref: usePastedPlaces( ( sources ) => void markers.read( sources ) ),
	} );

	// The map knows only the markers that have a place; here each knows its place in the list.
	const placed = points.flatMap( ( point, index ) =>
		isPlaced( point ) ? [ { ...point, index } ] : []
	);
	const listIndex = ( drawn: number ) => placed[ drawn ]?.index ?? -1;
	const drawnIndex = placed.findIndex( ( { index } ) => index === active );

	const popup = ( index: number, anchor: HTMLElement | undefined ) => {
		const point = points[ index ];
		return point && anchor && isSelected ? (
			<MarkerPopup
				key={ index }
				anchor={ anchor }
				name={ markers.name( index ) }
				point={ point }
				onChange={ ( next ) => markers.change( index, next ) }
				onDelete={ () => markers.remove( index ) }
				onClose={ markers.close }
			/>
		) : null;
	};

	const isListed = ( { coordinates }: ( typeof points )[ number ] ) =>
		! service || ! coordinates;
	const styles = source.service
		? providers[ source.service.provider ].styles( source.service )
		: MAP_STYLES;
	return (
		<>
			<MapInspector
				attributes={ attributes }
				setAttributes={ setAttributes }
				source={ source }
			/>
			<StyleSelector
				clientId={ clientId }
				styles={ styles.map( ( name ) => ( {
					name,
					label: messages.style[ name ](),
				} ) ) }
				active={ data.style }
				onSelect={ ( mapStyle ) => setAttributes( { mapStyle } ) }
				attributesOf={ ( mapStyle ) => ( { mapStyle, preview: true } ) }
			/>
			<MapToolbar
				align={ align }
				isAdding={ markers.isAdding }
				canAdd={ service !== null }
				onAlign={ ( next ) => setAttributes( { align: next } ) }
				onAdding={ markers.setAdding }
				onFiles={ ( files ) => void markers.read( files ) }
			/>
			<div { ...blockProps }>
				{ source.status === 'loading' && (
					<div className={ `${ ROOT_CLASS }__stage` }>
						<Spinner />
					</div>
				) }
				{ source.status === 'failed' && (
					<Notice
						status="warning"
						isDismissible={ false }
						actions={ [
							{
								label: messages.tryAgain(),
								onClick: source.retry,
							},
						] }
					>
						{ messages.keyFailed( source.problem ) }
					</Notice>
				) }
				{ source.status === 'done' && ! source.service && (
					<SourcePlaceholder source={ source } />
				) }
				{ source.service && ! source.isOpen && (
					<ClosedMap
						service={ source.service }
						mapStyle={ data.style }
						color={ attributes.markerColor }
						onOpen={ source.open }
					/>
				) }
				{ service && (
					<MapStage
						service={ service }
						settings={ {
							style: data.style,
							hasDetails: data.hasDetails,
							center: data.center,
							zoom: data.zoom,
							points: placed.map(
								( { coordinates, index } ) => ( {
									coordinates,
									name: markers.name( index ),
								} )
							),
							active: drawnIndex < 0 ? null : drawnIndex,
							canPan: placed.length === 0,
							isEditable: true,
							label: messages.title(),
							attributionLabel: messages.attribution(),
							clusterLabel: messages.cluster(),
						} }
						listeners={ {
							onMarker: ( drawn ) =>
								markers.open( listIndex( drawn ) ),
							onMoveMarker( drawn, coordinates ) {
								const index = listIndex( drawn );
								const point = points[ index ];
								if ( point ) {
									markers.change( index, {
										...point,
										coordinates,
									} );
								}
							},
							onMap: ( at ) => markers.clickMap( at ),
							onView( center, zoom ) {
								if ( placed.length < 2 ) {
									setAttributes( {
										zoom,
										...( placed.length
											? {}
											: { mapCenter: center } ),
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
									popup(
										active,
										map.markers()[ drawnIndex ]
									) }
							</>
						) }
					</MapStage>
				) }
				<PlaceList
					points={ points }
					isShown={ isListed }
					active={ active }
					onOpen={ markers.open }
					popup={ ( index, anchor ) =>
						drawnIndex >= 0 && service
							? null
							: popup( index, anchor )
					}
				/>
				{ isSelected && (
					<AddPlace
						service={ source.service }
						search={ source.search }
						hasMap={ service !== null }
						onAdd={ ( point ) => markers.add( point ) }
					/>
				) }
				<DropZone
					label={ messages.dropFile() }
					onFilesDrop={ ( files ) => void markers.read( files ) }
				/>
			</div>
		</>
	);
}
