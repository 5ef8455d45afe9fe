import { readInitialState } from '#shared/initial-state';
import { Notice, Spinner } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { ERROR_CODE, ROOT_CLASS, STAGE_CLASS } from '../class-names';
import { messages } from '../messages';
import type { MapService } from '../rules/providers';
import type { DrawnMap, MapListeners, MapSettings } from '../view/drawn-map';
import { ICONS } from '../view/controls';
import { settingsAddress } from './key-form';
import { useDrawnMap } from './use-drawn-map';

type Props = {
	service: MapService;
	settings: MapSettings;
	listeners: Omit< MapListeners, 'onDrawn' | 'onError' >;
	takesWheel: boolean;
	hasFullscreen: boolean;
	isSelected: boolean;
	isAdding: boolean;
	/** Renders the popups. */
	children( map: DrawnMap ): ReactNode;
};

/** The map of the canvas, and what goes wrong with it; another try begins with a new stage. */
export function MapStage( props: Props ): ReactNode {
	const [ attempt, setAttempt ] = useState( 0 );
	return (
		<Attempt
			key={ attempt }
			{ ...props }
			onRetry={ () => setAttempt( attempt + 1 ) }
		/>
	);
}

function Attempt( {
	service,
	settings,
	listeners,
	takesWheel,
	hasFullscreen,
	isSelected,
	isAdding,
	children,
	onRetry,
}: Props & { onRetry(): void } ): ReactNode {
	const { ref, state, map } = useDrawnMap(
		service,
		settings,
		listeners,
		takesWheel
	);
	const [ dismissed, setDismissed ] = useState( '' );
	const { phase, complaint } = state;
	const isOwner = readInitialState().can.manageOptions;
	const isRefused = isKeyRefused( service, complaint );
	return (
		<>
			<div
				className={ `${ ROOT_CLASS }__view is-${ phase }${
					isSelected ? ' is-selected' : ''
				}${ isAdding ? ' is-adding' : '' }` }
				hidden={ phase === 'failed' }
			>
				{ /* In front of the map, as for visitors: the keyboard comes here first. */ }
				{ phase === 'drawn' && map && (
					<div className={ `${ ROOT_CLASS }__controls` }>
						<Control
							icon={ ICONS.zoomIn }
							label={ messages.zoomIn() }
							onClick={ () => map.zoomBy( 1 ) }
						/>
						<Control
							icon={ ICONS.zoomOut }
							label={ messages.zoomOut() }
							onClick={ () => map.zoomBy( -1 ) }
						/>
						{ hasFullscreen && (
							<Control
								icon={ ICONS.fullscreen }
								label={ messages.fullscreenDisabled() }
							/>
						) }
					</div>
				) }
				<div ref={ ref } className={ STAGE_CLASS } />
				{ phase === 'loading' && (
					<div className={ `${ ROOT_CLASS }__loading` } role="status">
						<Spinner />
						{ messages.loading() }
					</div>
				) }
				{ phase === 'drawn' && isAdding && (
					<div className={ `${ ROOT_CLASS }__note` } role="status">
						{ messages.clickToAdd() }
					</div>
				) }
			</div>
			{ complaint &&
				( phase === 'failed' || complaint !== dismissed ) && (
					<Notice
						status={ phase === 'failed' ? 'error' : 'warning' }
						isDismissible={ phase !== 'failed' }
						onRemove={ () => setDismissed( complaint ) }
						actions={ [
							{ label: messages.tryAgain(), onClick: onRetry },
							...( isRefused && isOwner
								? [
										{
											label: messages.openSettings(),
											url: settingsAddress( 'services' ),
										},
									]
								: [] ),
						] }
					>
						{ phase === 'failed'
							? messages.failed( ERROR_CODE, complaint )
							: messages.trouble( ERROR_CODE, complaint ) }
						{ isRefused &&
							` ${
								isOwner
									? messages.checkOwnKey()
									: messages.checkKey()
							}` }
					</Notice>
				) }
			{ phase === 'drawn' && map && children( map ) }
		</>
	);
}

/** Whether an error may be about the key: Mapbox uses its own message, or the status text. */
const isKeyRefused = ( { provider }: MapService, complaint: string ) =>
	provider === 'mapbox' && /unauthorized|forbidden|token/i.test( complaint );

/** A button over the map, as visitors have it; without a purpose here it is disabled. */
function Control( {
	icon,
	label,
	onClick,
}: {
	icon: string;
	label: string;
	onClick?(): void;
} ): ReactNode {
	return (
		<button
			type="button"
			className={ `${ ROOT_CLASS }__control` }
			aria-label={ label }
			title={ label }
			disabled={ ! onClick }
			onClick={ onClick }
		>
			<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
				<path d={ icon } />
			</svg>
		</button>
	);
}
