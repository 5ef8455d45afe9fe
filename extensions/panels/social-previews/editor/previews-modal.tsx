import { readInitialState } from '#shared/initial-state';
import { PlanOffer } from '#shared/platform';
import { Button, Modal, Spinner, TabPanel } from '@wordpress/components';
import { useViewportMatch } from '@wordpress/compose';
import { useEffect, useRef } from '@wordpress/element';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { panel } from '../panel';
import { NETWORKS } from '../rules/networks';
import { previewOf } from '../rules/preview';
import { FeaturedImageButton } from './featured-image-button';
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
	// The same width as in editor.scss, so that the arrow keys follow what is seen.
	const isWide = useViewportMatch( 'small' );
	const { state, isLoading, readAgain } = usePage();
	const content = useRef< HTMLDivElement >( null );
	useEffect( () => {
		const { current } = content;
		const page = current?.ownerDocument;
		// If a button that disappeared had the focus, the focus was lost with it.
		if ( current && page && page.activeElement === page.body ) {
			(
				current.querySelector< HTMLElement >(
					'[role="tab"][aria-selected="true"]'
				) ?? current.querySelector( 'button' )
			)?.focus();
		}
	}, [ state ] );
	if ( typeof state === 'string' ) {
		return (
			<div ref={ content }>
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
			</div>
		);
	}
	return (
		<div ref={ content }>
			<TabPanel
				className="dovetail-social-previews__tabs"
				orientation={ isWide ? 'vertical' : 'horizontal' }
				tabs={ Object.entries( NETWORKS ).map(
					( [ name, { name: title } ] ) => ( {
						name,
						title,
					} )
				) }
			>
				{ ( { name } ) => {
					const network = NETWORKS[ name ];
					if ( ! network ) {
						return null;
					}
					const preview = previewOf(
						network,
						state.tags,
						state.post
					);
					return (
						<NetworkPreview
							// A new image needs a new preview, without the warnings about the previous image.
							key={ `${ name } ${ preview.picture.text }` }
							network={ network }
							preview={ preview }
							plugin={ state.post.tagsPrinter }
							pictureButton={
								state.post.featuredImage ? undefined : (
									<FeaturedImageButton
										isBusy={ isLoading }
										onSet={ readAgain }
									/>
								)
							}
						/>
					);
				} }
			</TabPanel>
		</div>
	);
}
