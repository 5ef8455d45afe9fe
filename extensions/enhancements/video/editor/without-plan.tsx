import { UpgradeBanner } from '#shared/platform';
import { Button, TextControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useCallback, useEffect, useMemo, useState } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { type AroundPicker, OwnPicker } from './own-picker';
import type { ViewProps } from './video-props';

/** The video block on a plan without hosting. Existing videos are kept, and uploads are disabled. */
export function WithoutPlan( {
	plan,
	BlockEdit,
	...props
}: ViewProps & { plan: string } ): ReactNode {
	const { attributes, isSelected, name, clientId } = props;
	const { createErrorNotice } = useDispatch( noticesStore );
	const refuse = useCallback(
		() =>
			void createErrorNotice( messages.refused(), {
				id: 'dovetail-blocks-hosted-video',
			} ),
		[ createErrorNotice ]
	);
	const picker = useMemo( () => closedPicker( refuse ), [ refuse ] );
	const isDropped = Boolean( attributes.blob );
	useEffect( () => {
		if ( isDropped ) {
			refuse();
		}
	}, [ isDropped, refuse ] );

	return (
		<OwnPicker.Provider value={ picker }>
			{ isSelected && ! attributes.src && (
				<UpgradeBanner
					plan={ plan }
					block={ name }
					clientId={ clientId }
					text={ messages.needsPlan() }
				/>
			) }
			<BlockEdit
				{ ...props }
				attributes={
					isDropped ? { ...attributes, blob: undefined } : attributes
				}
			/>
		</OwnPicker.Provider>
	);
}

/** A media picker that accepts only URLs. */
const closedPicker = (
	/** Called when the author tries to upload or to use the media library. */
	onRefused: () => void
): AroundPicker =>
	function ClosedPicker( { Picker, ...props } ) {
		return props.placeholder ? (
			<ClosedPlaceholder { ...props } draw={ props.placeholder } />
		) : (
			<Picker
				{ ...props }
				handleUpload={ false }
				onSelect={ onRefused }
			/>
		);
	};

const takeFocus = ( field: HTMLInputElement | null ) => field?.focus();

/** WordPress's placeholder with disabled upload buttons. The author can still enter a URL. */
function ClosedPlaceholder( {
	draw,
	onSelectURL,
}: {
	draw( content: ReactNode ): ReactNode;
	onSelectURL?( url: string ): void;
} ): ReactNode {
	const [ url, setUrl ] = useState< string | null >( null );
	return draw(
		<>
			<Button
				__next40pxDefaultSize
				variant="primary"
				disabled
				accessibleWhenDisabled
				description={ messages.needsPlan() }
			>
				{ messages.upload() }
			</Button>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				disabled
				accessibleWhenDisabled
				description={ messages.needsPlan() }
			>
				{ messages.library() }
			</Button>
			{ url === null ? (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => setUrl( '' ) }
				>
					{ messages.insertUrl() }
				</Button>
			) : (
				<form
					className="dovetail-video__url"
					onSubmit={ ( event ) => {
						event.preventDefault();
						if ( url.trim() ) {
							onSelectURL?.( url.trim() );
						}
					} }
				>
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						hideLabelFromVision
						label={ messages.url() }
						placeholder={ messages.url() }
						// The clicked button has disappeared, so move the focus to the notice.
						ref={ takeFocus }
						value={ url }
						onChange={ setUrl }
					/>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						type="submit"
					>
						{ messages.insert() }
					</Button>
				</form>
			) }
		</>
	);
}
