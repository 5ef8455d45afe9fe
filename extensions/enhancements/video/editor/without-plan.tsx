import { UpgradeBanner } from '#shared/upgrade';
import { useDispatch } from '@wordpress/data';
import { useEffect, useMemo } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { MediaContext, type MediaContextValue } from './media-context';
import type { ViewProps } from './video-props';

/** The video block where the plan of the site leaves hosting out: videos that are there stay, none is uploaded. */
export function WithoutPlan( {
	plan = '',
	BlockEdit,
	...props
}: ViewProps ): ReactNode {
	const { attributes, isSelected, name, clientId } = props;
	const { createErrorNotice } = useDispatch( noticesStore );
	const context = useMemo(
		() =>
			( {
				kind: 'closed',
				onRefused: () =>
					void createErrorNotice( messages.refused(), {
						id: 'dovetail-blocks-hosted-video',
					} ),
			} ) satisfies MediaContextValue,
		[ createErrorNotice ]
	);
	const isDropped = Boolean( attributes.blob );
	useEffect( () => {
		if ( isDropped ) {
			context.onRefused();
		}
	}, [ isDropped, context ] );

	return (
		<MediaContext.Provider value={ context }>
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
		</MediaContext.Provider>
	);
}
