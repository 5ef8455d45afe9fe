import { readInitialState } from '#shared/initial-state';
import { useLazy, type Lazy } from '#shared/ui';
import { InspectorControls } from '@wordpress/block-editor';
import { useEffect, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { PaidNudges } from './paid-nudges';

const content: Lazy< typeof PaidNudges > = {
	load: () =>
		import(
			/* webpackChunkName: "upgrade/paid-nudges" */ './paid-nudges'
		).then( ( { PaidNudges: loaded } ) => loaded ),
};

/**
 * The upgrade banner of a paid block, above the block and at the top of the sidebar. Renders nothing if the site offers
 * no upgrade. Render the banner before the block while the block is selected.
 *
 * The code loads when a banner is first shown, and the block does not wait for it. If loading fails, selecting the
 * block again retries.
 */
export function UpgradeBanner( about: {
	/** Slug of the plan that the block needs. */
	plan: string;
	/** Name of the block, such as `dovetail/quotation`. */
	block: string;
	clientId: string;
	text: string;
} ): ReactNode {
	const isEnabled = readInitialState().isUpgradeNudgeEnabled;
	const { part: Content, error } = useLazy( content, isEnabled );
	const [ sidebar, setSidebar ] = useState< HTMLElement | null >( null );

	useEffect( () => {
		if ( error ) {
			console.error( 'The upgrade banner could not be loaded.', error );
		}
	}, [ error ] );

	return isEnabled ? (
		<>
			<InspectorControls>
				<div ref={ setSidebar } />
			</InspectorControls>
			{ Content && <Content { ...about } sidebar={ sidebar } /> }
		</>
	) : null;
}
