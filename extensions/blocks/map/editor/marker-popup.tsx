import {
	Button,
	Popover,
	TextControl,
	TextareaControl,
} from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import type { Point } from '../rules/points';

/** What is written at a marker, and the way to be rid of it. */
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
				/>
				<TextareaControl
					label={ messages.markerCaption() }
					value={ point.caption }
					rows={ 3 }
					onChange={ ( caption ) =>
						onChange( { ...point, caption } )
					}
				/>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					isDestructive
					onClick={ onDelete }
				>
					{ messages.deleteMarker() }
				</Button>
			</div>
		</Popover>
	);
}
