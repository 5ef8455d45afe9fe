import { readInitialState } from '#shared/initial-state';
import { Button } from '@wordpress/components';
import type { ReactNode } from 'react';
import type { MapStyle } from '../attributes';
import { FACADE_CLASS, STAGE_CLASS } from '../class-names';
import { messages } from '../messages';
import { nameOfService, type MapService } from '../rules/providers';
import { SettingsLink } from './key-form';
import { MapPicture } from './map-picture';

/** A map of a site whose owner has chosen nobody yet: it waits for a press of the author's, as it does for visitors. */
export function ClosedMap( {
	service,
	mapStyle,
	color,
	onOpen,
}: {
	service: MapService;
	mapStyle: MapStyle;
	color: string;
	onOpen(): void;
} ): ReactNode {
	return (
		<div className={ `${ STAGE_CLASS } is-closed` }>
			<MapPicture mapStyle={ mapStyle } color={ color } />
			<div className={ FACADE_CLASS }>
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ onOpen }
				>
					{ messages.show() }
				</Button>
				<p>{ messages.asks( nameOfService( service ) ) }</p>
				{ readInitialState().can.manageOptions && <SettingsLink /> }
			</div>
		</div>
	);
}
