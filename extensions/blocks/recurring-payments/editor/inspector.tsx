import { EarningsLink, earningsUrlOf } from '#shared/memberships';
import { readInitialState } from '#shared/initial-state';
import type { Memberships, Plan } from '#shared/payments';
import { InspectorControls } from '@wordpress/block-editor';
import { Button, PanelBody, SelectControl } from '@wordpress/components';
import type { MouseEvent, ReactNode } from 'react';
import { messages } from '../messages';
import { planName } from './plan-words';

/** The choice of the plan, and a link to the list of received payments. */
export function Inspector( {
	memberships,
	plans,
	chosen,
	onChoose,
	onAdd,
}: {
	memberships: Memberships;
	plans: readonly Plan[];
	chosen: Plan | undefined;
	onChoose( plan: Plan ): void;
	onAdd( event: MouseEvent< HTMLElement > ): void;
} ): ReactNode {
	return (
		<InspectorControls>
			<PanelBody title={ messages.plan() }>
				{ plans.length > 0 && (
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ messages.plan() }
						hideLabelFromVision
						value={ String( chosen?.id ?? '' ) }
						options={ [
							...( chosen
								? []
								: [ { value: '', label: messages.noPlan() } ] ),
							...plans.map( ( plan ) => ( {
								value: String( plan.id ),
								label: planName( plan ),
							} ) ),
						] }
						onChange={ ( value ) => {
							const plan = plans.find(
								( { id } ) => String( id ) === value
							);
							if ( plan ) {
								onChoose( plan );
							}
						} }
					/>
				) }
				{ readInitialState().can.publishPosts && (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						onClick={ onAdd }
					>
						{ messages.add() }
					</Button>
				) }
			</PanelBody>
			{ earningsUrlOf( memberships ) && (
				<PanelBody
					title={ messages.management() }
					initialOpen={ false }
				>
					<EarningsLink memberships={ memberships } />
				</PanelBody>
			) }
		</InspectorControls>
	);
}
