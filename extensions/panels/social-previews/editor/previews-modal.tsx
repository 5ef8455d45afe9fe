import { readInitialState } from '#shared/initial-state';
import { PlanOffer } from '#shared/platform';
import { Button, Modal, Spinner, TabPanel } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { panel } from '../panel';
import { NETWORKS } from '../rules/networks';
import { previewOf } from '../rules/preview';
import { NetworkPreview } from './network-preview';
import { usePage } from './use-page';

/** Shows a preview for each network in a tab. Without the required plan, shows an upgrade offer. */
export function PreviewsModal( { onClose }: { onClose(): void } ): ReactNode {
	const plan = missingPlan();
	return (
		<Modal
			title={ messages.title() }
			className="dovetail-social-previews"
			onRequestClose={ onClose }
		>
			{ plan ? (
				<PlanOffer
					plan={ plan }
					feature={ panel.slug }
					text={ messages.upgrade() }
				/>
			) : (
				<Previews />
			) }
		</Modal>
	);
}

/** Slug of the required plan; undefined if the site already has the previews. */
function missingPlan(): string | undefined {
	const here = readInitialState().availability[ panel.slug ];
	return here && ! here.available ? here.requiredPlan : undefined;
}

function Previews(): ReactNode {
	const { state, isLoading, readAgain } = usePage();
	const tabs = useRef< HTMLDivElement >( null );
	useEffect( () => {
		const page = tabs.current?.ownerDocument;
		// If “Reload” had the focus, the focus was lost with the button.
		if ( page && page.activeElement === page.body ) {
			tabs.current
				?.querySelector< HTMLElement >( '[role="tab"]' )
				?.focus();
		}
	}, [ state ] );
	if ( typeof state === 'string' ) {
		return (
			<>
				{ isLoading ? (
					<p key="loading" role="status">
						<Spinner /> { messages.loading() }
					</p>
				) : (
					<p key="problem" role="alert">
						{ state === 'nothing'
							? messages.notSaved()
							: messages.unread() }
					</p>
				) }
				{ state !== 'loading' && (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						isBusy={ isLoading }
						disabled={ isLoading }
						accessibleWhenDisabled
						onClick={ readAgain }
					>
						{ messages.again() }
					</Button>
				) }
			</>
		);
	}
	return (
		<div ref={ tabs }>
			<TabPanel
				className="dovetail-social-previews__tabs"
				orientation="vertical"
				tabs={ Object.entries( NETWORKS ).map(
					( [ name, { name: title } ] ) => ( {
						name,
						title,
					} )
				) }
			>
				{ ( { name } ) => {
					const network = NETWORKS[ name ];
					return (
						network && (
							<NetworkPreview
								key={ name }
								network={ network }
								preview={ previewOf(
									network,
									state.tags,
									state.post
								) }
								plugin={ state.post.tagsPrinter }
							/>
						)
					);
				} }
			</TabPanel>
		</div>
	);
}
