import type { EditingProps } from '#shared/definitions';
import { readInitialState } from '#shared/initial-state';
import {
	EarningsLink,
	earningsUrlOf,
	PaymentStatus,
} from '#shared/memberships';
import { NotReady } from '#shared/not-ready';
import type { Memberships, Plan } from '#shared/payments';
import { GuideLink } from '#shared/ui';
import { speak } from '@wordpress/a11y';
import {
	InspectorControls,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { Button, PanelBody, SelectControl } from '@wordpress/components';
import { useMemo, useRef, useState } from '@wordpress/element';
import type { MouseEvent, ReactNode } from 'react';
import type { attributes as schema } from '../attributes';
import { ROOT_CLASS } from '../markup';
import { messages } from '../messages';
import { AddPlan } from './add-plan';
import { ChoosePlan, planName, planPrice, useChoosePlan } from './choose-plan';

/** Shows the button with its price, the form for a new plan, or the list for choosing a plan. */
export function ConnectedPlans( {
	attributes: { planId, planSource, planTitle },
	setAttributes,
	clientId,
	memberships,
}: EditingProps< typeof schema > & {
	clientId: string;
	memberships: Memberships;
} ): ReactNode {
	const [ added, setAdded ] = useState< readonly Plan[] >( [] );
	const [ isAdding, setAdding ] = useState( false );
	/** Gets the focus back when the form is canceled. */
	const opener = useRef< HTMLElement | null >( null );
	const choosePlan = useChoosePlan( clientId, setAttributes );
	const { source } = memberships;
	const plans = [
		...memberships.plans,
		...added.filter(
			( { id } ) => ! memberships.plans.some( ( plan ) => plan.id === id )
		),
	].filter( ( { type } ) => type === 'plan' );
	const chosen =
		planSource === source
			? plans.find( ( { id } ) => id === planId )
			: undefined;
	const choose = ( plan: Plan ) => choosePlan( plan, source );
	function handleAdd( { currentTarget }: MouseEvent< HTMLElement > ) {
		opener.current = currentTarget;
		setAdding( true );
	}

	function shown(): ReactNode {
		if ( isAdding ) {
			return (
				<AddPlan
					lastCurrency={ plans.at( -1 )?.currency }
					onAdd={ ( plan ) => {
						setAdded( [ ...added, plan ] );
						setAdding( false );
						opener.current = null;
						choose( plan );
						speak( messages.added() );
					} }
					onCancel={ () => {
						setAdding( false );
						opener.current?.focus();
					} }
				/>
			);
		}
		if ( chosen ) {
			// The page cannot request a platform's plans, so it shows the saved title.
			const title = source === 'site' ? chosen.title : planTitle;
			return (
				<>
					{ title && (
						<p
							className={ `${ ROOT_CLASS }__title` }
							contentEditable={ false }
						>
							{ title }
						</p>
					) }
					<PaymentButton />
					<div className={ `${ ROOT_CLASS }__note` }>
						<p contentEditable={ false }>{ planPrice( chosen ) }</p>
						<PaymentStatus memberships={ memberships } />
					</div>
				</>
			);
		}
		return (
			<ChoosePlan
				plans={ plans }
				lost={ lostSentence( planId, planSource === source ) }
				onChoose={ choose }
				isBack={ opener.current?.isConnected === false }
				onAdd={ handleAdd }
			/>
		);
	}

	return (
		<>
			<Inspector
				memberships={ memberships }
				plans={ plans }
				chosen={ chosen }
				onChoose={ choose }
				onAdd={ handleAdd }
			/>
			{ ! chosen && <NotReady>{ messages.notReady() }</NotReady> }
			{ shown() }
		</>
	);
}

/** Returns a message that explains why the block's plan no longer exists. Empty if the block has no plan. */
function lostSentence(
	planId: number | undefined,
	isOfThisSource: boolean
): string {
	if ( planId === undefined ) {
		return '';
	}
	return isOfThisSource ? messages.lost() : messages.lostSite();
}

function Inspector( {
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
			<GuideLink />
		</InspectorControls>
	);
}

/** The payment button as visitors see it. Its text can be edited in place; it cannot be moved or removed. */
export function PaymentButton(): ReactNode {
	const template = useMemo(
		() => [
			[
				'dovetail/button',
				{ element: 'button', text: messages.button() },
			],
		],
		[]
	);
	return (
		<div
			{ ...useInnerBlocksProps(
				{},
				{
					allowedBlocks: [ 'dovetail/button' ],
					template,
					templateLock: 'all',
				}
			) }
		/>
	);
}
