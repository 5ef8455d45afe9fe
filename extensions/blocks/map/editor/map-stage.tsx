import { connectionUrl, readInitialState } from '#shared/initial-state';
import { useBehavior, useReturn } from '#shared/ui';
import { loadLibrary, runViewModule } from '#shared/view';
import { ExternalLink, Notice, Spinner } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { ReactNode, RefCallback } from 'react';
import {
	ERROR_CODE,
	FAILED_EVENT,
	LIBRARY_EVENT,
	ROOT_CLASS,
	STAGE_CLASS,
} from '../class-names';
import { messages } from '../messages';
import type { MapService } from '../rules/providers';
import { ICONS } from '../view/controls';
import type { DrawnMap, MapListeners, MapSettings } from '../view/drawn-map';
import type { LentLibrary } from '../view/near';

type Props = {
	service: MapService;
	settings: MapSettings;
	listeners: Omit< MapListeners, 'onDrawn' | 'onError' >;
	takesWheel: boolean;
	hasFullscreen: boolean;
	isSelected: boolean;
	isAdding: boolean;
	children( map: DrawnMap ): ReactNode;
};

/** The map on the canvas, with error messages. Retrying creates a new stage. */
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
	const handleLeave = useReturn( () => isRefused && onRetry() );
	const text = [
		phase === 'failed'
			? messages.failed( ERROR_CODE, complaint )
			: messages.trouble( ERROR_CODE, complaint ),
		isRefused && ( isOwner ? messages.checkOwnKey() : messages.checkKey() ),
	]
		.filter( Boolean )
		.join( ' ' );
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
						spokenMessage={ text }
						actions={ [
							{ label: messages.tryAgain(), onClick: onRetry },
						] }
					>
						{ text }
						{ isRefused && isOwner && (
							<>
								{ ' ' }
								<ExternalLink
									href={ connectionUrl( 'mapbox' ) }
									onClick={ handleLeave }
								>
									{ messages.openSettings() }
								</ExternalLink>
							</>
						) }
					</Notice>
				) }
			{ phase === 'drawn' && map && children( map ) }
		</>
	);
}

/** Whether an error is probably caused by the key. Mapbox sends a message or only the status text. */
const isKeyRefused = ( { provider }: MapService, complaint: string ) =>
	provider === 'mapbox' && /unauthorized|forbidden|token/i.test( complaint );

/** A button on the map, as visitors see it. Disabled if it does nothing in the editor. */
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

type StageState = {
	phase: 'loading' | 'drawn' | 'failed';
	/** The library's last error message; empty if there is none. */
	complaint: string;
};

type Listeners = Omit< MapListeners, 'onDrawn' | 'onError' >;

/**
 * Draws the map on the canvas with the library that the view script provides. Updates the map when settings change.
 * Changing the stage's React `key` draws a new map.
 */
function useDrawnMap(
	service: MapService,
	settings: MapSettings,
	listeners: Listeners,
	takesWheel: boolean
): {
	ref: RefCallback< HTMLElement >;
	state: StageState;
	map: DrawnMap | null;
} {
	const [ state, setState ] = useState< StageState >( {
		phase: 'loading',
		complaint: '',
	} );
	const [ map, setMap ] = useState< DrawnMap | null >( null );
	const latest = useRef( { settings, listeners, takesWheel } );
	latest.current = { settings, listeners, takesWheel };
	const wanted = JSON.stringify( settings );

	useEffect( () => {
		map?.set( JSON.parse( wanted ) );
	}, [ map, wanted ] );

	const ref = useBehavior(
		( stage, signal ) => {
			const fail = ( complaint: string ) =>
				signal.aborted ||
				setState( {
					phase: 'failed',
					// Show our own message, because the message of a ChunkLoadError is meant for developers.
					complaint: /ChunkLoadError/.test( complaint )
						? messages.libraryMissing()
						: complaint,
				} );
			const draw = ( { drawMap, shareGestures }: LentLibrary ) => {
				const drawn = drawMap(
					stage,
					service,
					latest.current.settings,
					{
						onDrawn: () =>
							setState( ( { complaint } ) => ( {
								phase: 'drawn',
								complaint,
							} ) ),
						onError: ( complaint, isFatal ) =>
							isFatal
								? fail( complaint )
								: setState( ( { phase } ) => ( {
										phase,
										complaint,
									} ) ),
						onMarker: ( index ) =>
							latest.current.listeners.onMarker( index ),
						onMoveMarker: ( index, to ) =>
							latest.current.listeners.onMoveMarker( index, to ),
						onMap: ( at ) => latest.current.listeners.onMap( at ),
						onView: ( center, zoom ) =>
							latest.current.listeners.onView( center, zoom ),
					},
					signal
				);
				setMap( drawn );
				shareGestures(
					stage,
					{
						takesWheel: () => latest.current.takesWheel,
						hints: {
							wheel: messages.wheelHint(),
							touch: messages.touchHint(),
						},
					},
					signal
				);
			};
			setState( { phase: 'loading', complaint: '' } );
			stage.addEventListener(
				LIBRARY_EVENT,
				( event ) => draw( Reflect.get( event, 'detail' ) ),
				{ signal }
			);
			stage.addEventListener(
				FAILED_EVENT,
				( event ) => fail( String( Reflect.get( event, 'detail' ) ) ),
				{ signal }
			);
			// Since WordPress 7.1, dragging with the mouse moves a block. On the map, let dragging move the map
			// instead.
			stage.addEventListener(
				'mousedown',
				( event ) => event.preventDefault(),
				{ signal, capture: true }
			);
			// No timeout is needed, because the library loader has one.
			loadLibrary( () => runViewModule( 'map', stage.ownerDocument ), {
				signal,
			} ).catch( ( error ) => fail( String( error ) ) );
			signal.addEventListener( 'abort', () => setMap( null ) );
		},
		[ service.provider, service.key, service.address ],
		{ isOwn: false }
	);
	return { ref, state, map };
}
