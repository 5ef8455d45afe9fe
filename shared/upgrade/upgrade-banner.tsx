import { readInitialState } from '#shared/initial-state';
import { InspectorControls } from '@wordpress/block-editor';
import { useEffect, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { PaidNudges } from './paid-nudges';

let loaded: typeof PaidNudges | undefined;

/**
 * The banner of a paid block, above it and on top of the sidebar; nothing where the site offers no upgrade.
 * To be drawn before the block while it is selected.
 *
 * What it shows is loaded when the first one is needed. One that could not be loaded is tried again when the block is
 * selected again: the block itself does not wait for it.
 */
export function UpgradeBanner( about: {
	/** Slug of the plan that the block needs. */
	plan: string;
	/** Name of the block: `dovetail/quotation`. */
	block: string;
	clientId: string;
	/** Says what is paid. */
	text: string;
} ): ReactNode {
	const isEnabled = readInitialState().isUpgradeNudgeEnabled;
	const [ Content, setContent ] = useState( () => loaded );
	const [ sidebar, setSidebar ] = useState< HTMLElement | null >( null );

	useEffect( () => {
		if ( ! isEnabled || loaded ) {
			return;
		}
		let isMounted = true;
		import(
			/* webpackChunkName: "upgrade/paid-nudges" */ './paid-nudges'
		).then(
			( module ) => {
				loaded = module.PaidNudges;
				if ( isMounted ) {
					setContent( () => loaded );
				}
			},
			( error: unknown ) =>
				console.error(
					'The upgrade banner could not be loaded.',
					error
				)
		);
		return () => {
			isMounted = false;
		};
	}, [ isEnabled ] );

	return isEnabled ? (
		<>
			<InspectorControls>
				<div ref={ setSidebar } />
			</InspectorControls>
			{ Content && <Content { ...about } sidebar={ sidebar } /> }
		</>
	) : null;
}
