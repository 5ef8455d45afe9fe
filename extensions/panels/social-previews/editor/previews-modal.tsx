import { readInitialState } from '#shared/initial-state';
import { PlanOffer } from '#shared/platform';
import { Button, Modal, Spinner, TabPanel } from '@wordpress/components';
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
	const { state, readAgain } = usePage();
	if ( state === 'loading' ) {
		return (
			<p role="status">
				<Spinner /> { messages.loading() }
			</p>
		);
	}
	if ( state === 'failed' || state === 'nothing' ) {
		return (
			<>
				<p role="alert">
					{ state === 'failed'
						? messages.unread()
						: messages.notSaved() }
				</p>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ readAgain }
				>
					{ messages.again() }
				</Button>
			</>
		);
	}
	return (
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
	);
}
