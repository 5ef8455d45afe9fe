import { FieldProblem, isComposing } from '#shared/ui';
import {
	Button,
	Popover,
	TextControl,
	TextareaControl,
} from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { coordinatesText, type Point } from '../rules/places';
import { readPlace } from '../rules/place-in-address';

/** Popup of a marker with its title, caption and coordinates, and a button to delete it. */
export function MarkerPopup( {
	anchor,
	name,
	point,
	onChange,
	onDelete,
	onClose,
}: {
	anchor: HTMLElement;
	name: string;
	point: Point;
	onChange( point: Point ): void;
	onDelete(): void;
	onClose(): void;
} ): ReactNode {
	useEffect( () => {
		// WordPress keeps the popover at its anchor, even below the window.
		anchor.scrollIntoView?.( { block: 'nearest' } );
	}, [ anchor ] );
	return (
		<Popover
			anchor={ anchor }
			placement="top"
			offset={ 8 }
			focusOnMount="firstElement"
			role="dialog"
			aria-label={ messages.editMarker( name ) }
			onClose={ onClose }
		>
			<div className="dovetail-map-popup">
				<TextControl
					__next40pxDefaultSize
					label={ messages.markerTitle() }
					value={ point.title }
					onChange={ ( title ) => onChange( { ...point, title } ) }
					onKeyDown={ ( event ) => {
						if ( event.key === 'Enter' && ! isComposing( event ) ) {
							// Otherwise, Enter would press the button that gets the focus, which opens the popup again.
							event.preventDefault();
							onClose();
						}
					} }
				/>
				<TextareaControl
					label={ messages.markerCaption() }
					value={ point.caption }
					rows={ 3 }
					onChange={ ( caption ) =>
						onChange( { ...point, caption } )
					}
				/>
				<CoordinatesField
					point={ point }
					onChange={ ( coordinates ) =>
						onChange( { ...point, coordinates } )
					}
				/>
				<div className="dovetail-map-popup__buttons">
					<Button
						__next40pxDefaultSize
						variant="primary"
						onClick={ onClose }
					>
						{ messages.done() }
					</Button>
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						isDestructive
						onClick={ onDelete }
					>
						{ messages.deleteMarker() }
					</Button>
				</div>
			</div>
		</Popover>
	);
}

/**
 * Field for a marker's position. Accepts coordinates and map URLs, like the field that adds places. Applies the input
 * on Enter or when the field loses focus.
 */
function CoordinatesField( {
	point: { coordinates },
	onChange,
}: {
	point: Point;
	onChange( coordinates: Point[ 'coordinates' ] ): void;
} ): ReactNode {
	const [ typed, setTyped ] = useState< string | null >( null );
	const [ isWrong, setWrong ] = useState( false );
	const take = () => {
		const place = readPlace( typed ?? '' );
		const isEmpty = ! typed?.trim();
		setWrong( ! place && ! isEmpty );
		if ( place ) {
			onChange( place.coordinates );
		}
		if ( place || isEmpty ) {
			setTyped( null );
		}
	};
	return (
		<TextControl
			__next40pxDefaultSize
			label={ messages.coordinates() }
			value={
				typed ?? ( coordinates ? coordinatesText( coordinates ) : '' )
			}
			autoComplete="off"
			aria-invalid={ isWrong }
			help={
				isWrong && (
					<FieldProblem>{ messages.noCoordinates() }</FieldProblem>
				)
			}
			onChange={ setTyped }
			onBlur={ take }
			onKeyDown={ ( { key } ) => {
				if ( key === 'Enter' ) {
					take();
				}
			} }
		/>
	);
}
