import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import { NotReady } from '#shared/not-ready';
import { useOffer } from '#shared/post-offers';
import { useIsPreview } from '#shared/ui';
import { useBlockProps } from '@wordpress/block-editor';
import { Button, DropZone, Notice, Spinner } from '@wordpress/components';
import type { ReactNode } from 'react';
import { MAP_STYLES, type attributes as schema } from './attributes';
import { AddPlace } from './editor/add-place';
import { AuthorMap, ClosedMap, MapPicture } from './editor/author-map';
import { MapInspector, MapToolbar, StyleSelector } from './editor/controls';
import { SourcePlaceholder, useMapSource } from './editor/map-source';
import { MarkerPopup } from './editor/marker-popup';
import { PlaceList, PlacesPanel } from './editor/places-panel';
import { useMarkers, usePastedPlaces } from './editor/use-markers';
import { ROOT_CLASS } from './class-names';
import { messages } from './messages';
import { isPlaced, type Point, readPoints } from './rules/places';
import { providers } from './rules/providers';
import { mapStyleOf } from './save';

type Attributes = AttributesOf< typeof schema >;

/** Shows the map, or a drawing in previews, which may not send requests. */
export function Edit( props: EditProps< Attributes > ): ReactNode {
	const isPreview = useIsPreview();
	return isPreview || props.attributes.preview ? (
		<Picture { ...props } isAlone={ isPreview } />
	) : (
		<MapEditor { ...props } />
	);
}

/**
 * The drawing of a map, with a button that loads the real map, except in previews. Sample markers show the block itself
 * or one of its styles; a map in a pattern has only the markers of its places.
 */
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
				places={
					attributes.preview
						? undefined
						: readPoints( attributes.points ).filter( isPlaced )
								.length
				}
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

/** Returns the address of the first place, or its name if it has no address. Skips places that have neither. */
const addressOf = ( points: readonly Point[] ): string =>
	points
		.map( ( { title, caption } ) => caption.trim() || title.trim() )
		.find( Boolean ) ?? '';

function MapEditor( {
	attributes,
	setAttributes,
	isSelected,
	clientId,
}: EditProps< Attributes > ): ReactNode {
	const source = useMapSource();
	const service = source.isOpen ? source.service : null;
	const markers = useMarkers( attributes, setAttributes );
	const { points, active } = markers;
	useOffer( 'place', clientId, addressOf( points ) );
	const { mapStyle } = attributes;
	const { align } = attributes;
	const blockProps = useBlockProps( {
		className: align ? `align${ align }` : undefined,
		'data-align': align,
		style: mapStyleOf( attributes ),
		ref: usePastedPlaces( ( sources ) => void markers.read( sources ) ),
	} );

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
				onClose={ () => markers.close( index ) }
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
			{ points.length === 0 && (
				<NotReady>{ messages.notReady() }</NotReady>
			) }
			<PlacesPanel markers={ markers } source={ source } />
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
				active={ mapStyle }
				onSelect={ ( next ) => setAttributes( { mapStyle: next } ) }
				attributesOf={ ( name ) => ( {
					mapStyle: name,
					preview: true,
				} ) }
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
				{ /* Always the first element: if it moved when the service has loaded, it would lose the focus. */ }
				{ isSelected && (
					<AddPlace
						service={ source.service }
						search={ source.search }
						hasMap={ service !== null }
						isOver={ source.service !== null }
						isFirst={ points.length === 0 }
						onAdd={ ( point ) => markers.add( point ) }
					/>
				) }
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
						onLeave={ source.onLeave }
						mapStyle={ mapStyle }
						color={ attributes.markerColor }
						places={ points.filter( isPlaced ).length }
						onOpen={ source.open }
					/>
				) }
				{ service && (
					<AuthorMap
						{ ...{ attributes, setAttributes, service, markers } }
						isSelected={ isSelected }
						popup={ popup }
					/>
				) }
				<PlaceList
					points={ points }
					isShown={ isListed }
					active={ active }
					onOpen={ markers.open }
					popup={ popup }
				/>
				{ markers.problem && (
					<Notice status="error" onRemove={ markers.dismissProblem }>
						{ markers.problem }
					</Notice>
				) }
				<DropZone
					label={ messages.dropFile() }
					onFilesDrop={ ( files ) => void markers.read( files ) }
				/>
			</div>
		</>
	);
}
