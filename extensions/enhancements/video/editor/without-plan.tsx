import { UpgradeBanner } from '#shared/platform';
import { useDispatch } from '@wordpress/data';
import { useCallback, useEffect, useMemo } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { closedPicker } from './closed-picker';
import { OwnPicker } from './own-picker';
import type { ViewProps } from './video-props';

/** The video block without hosting in the plan: existing videos stay, and uploads are disabled. */
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
