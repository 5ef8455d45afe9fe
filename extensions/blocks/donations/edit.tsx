import type { AttributesOf } from '#shared/attributes';
import {
	BankDetails,
	EuroHint,
	isBankOffered,
	useFirstCurrency,
} from '#shared/bank-transfer/editor';
import { isCardCurrency } from '#shared/currency';
import type { EditProps } from '#shared/definitions';
import { useIsPreview, usePanelToFill } from '#shared/ui';
import { useWriteWithoutStep } from '#shared/undo';
import { useBlockProps } from '@wordpress/block-editor';
import { Button, Placeholder } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { lock } from '@wordpress/icons';
import type { KeyboardEvent, ReactNode } from 'react';
import { attributes as schema } from './attributes';
import {
	CurrencyToolbar,
	DEFAULT_CURRENCY,
	DonationsInspector,
	inCurrency,
	switchToEuro,
} from './editor/controls';
import { Donation } from './editor/donation';
import { Goal } from './editor/goal';
import { Notes } from './editor/notes';
import { usePlans } from './editor/use-plans';
import { BLOCK } from './markup';
import { messages } from './messages';
import { DONATION_NAMES, type DonationName } from './rules/donations';

type Props = EditProps< AttributesOf< typeof schema > >;

/** Shows the form and loads its plans. Previews only show the form, because they must not send requests. */
export function Edit( props: Props ): ReactNode {
	return useIsPreview() ? (
		<Picture { ...props } />
	) : (
		<PaidForm { ...props } />
	);
}

function Picture( props: Props ): ReactNode {
	return (
		<div { ...useBlockProps() }>
			<Form { ...props } />
		</div>
	);
}

function PaidForm( props: Props ): ReactNode {
	const { attributes, clientId, isSelected, name } = props;
	const write = useWriteWithoutStep< typeof attributes >( clientId );
	const isSearching = useFirstCurrency(
		clientId,
		isEmpty( attributes ),
		( currency ) => {
			if (
				isCardCurrency( currency ) &&
				currency !== attributes.currency
			) {
				write( inCurrency( attributes, currency ) );
			}
		}
	);
	const plans = usePlans( props, isSearching );
	const blockProps = useBlockProps();
	const bank = usePanelToFill();
	if ( plans.error ) {
		return (
			<div { ...blockProps }>
				<CurrencyToolbar { ...props } />
				<Placeholder icon={ lock } label={ plans.error }>
					<Button
						__next40pxDefaultSize
						variant="primary"
						onClick={ plans.reload }
					>
						{ messages.retry() }
					</Button>
				</Placeholder>
			</div>
		);
	}
	return (
		<div { ...blockProps }>
			<CurrencyToolbar { ...props } />
			<DonationsInspector
				{ ...props }
				memberships={ plans.memberships }
				canBePaid={ plans.canBePaid }
				bank={ bank.panel }
			/>
			<Notes
				{ ...props }
				plans={ plans }
				block={ name }
				onEnterBank={ bank.fill }
			/>
			{ isSelected && ! plans.isInPattern && (
				<EuroHint
					bank={ attributes.bankTransfer }
					currency={ attributes.currency }
					onUseEuro={ switchToEuro( props ) }
				/>
			) }
			{ plans.canBePaid ? (
				<Form { ...props } />
			) : (
				<FormWithoutPayments { ...props } />
			) }
		</div>
	);
}

/** Whether the author has changed neither the currency nor the amounts of a new block. */
const isEmpty = ( attributes: Props[ 'attributes' ] ): boolean =>
	attributes.currency === DEFAULT_CURRENCY &&
	DONATION_NAMES.every(
		( name ) =>
			attributes[ name ].amounts.join() ===
			schema[ name ].default.amounts.join()
	);

/**
 * Shown while visitors cannot pay with the form: the bank account that visitors see or, if the author did not choose
 * bank transfer, a dimmed preview of the form.
 */
function FormWithoutPayments( props: Props ): ReactNode {
	const { attributes } = props;
	// Visitors choose no amount for a bank transfer.
	return attributes.bankTransfer.on ? (
		<>
			<Donation { ...props } name="oneTimeDonation" isHeadingOnly />
			<OfferedBank attributes={ attributes } />
		</>
	) : (
		<div className={ `${ BLOCK }__inactive` }>
			<Form { ...props } />
		</div>
	);
}

function Form( { attributes, setAttributes }: Props ): ReactNode {
	const { goal } = attributes;
	const id = useInstanceId( Form, 'dovetail-donations' );
	const [ chosen, setChosen ] = useState< DonationName >( 'oneTimeDonation' );
	const names = DONATION_NAMES.filter(
		( name ) => name === 'oneTimeDonation' || attributes[ name ].show
	);
	const active = names.includes( chosen ) ? chosen : 'oneTimeDonation';
	if ( active !== chosen ) {
		setChosen( active );
	}
	const donation = (
		<Donation
			key={ active }
			name={ active }
			attributes={ attributes }
			setAttributes={ setAttributes }
		/>
	);
	return (
		<>
			{ goal.on && goal.amount > 0 && <Goal attributes={ attributes } /> }
			{ names.length > 1 ? (
				<>
					<Tabs
						id={ id }
						names={ names }
						active={ active }
						onChoose={ setChosen }
					/>
					<div
						role="tabpanel"
						id={ `${ id }-panel` }
						className={ `${ BLOCK }__donation` }
						aria-labelledby={ `${ id }-${ active }` }
					>
						{ donation }
					</div>
				</>
			) : (
				<div className={ `${ BLOCK }__donation` }>{ donation }</div>
			) }
			<OfferedBank attributes={ attributes } />
		</>
	);
}

/** The bank details that visitors see, if there are any. */
function OfferedBank( {
	attributes: { bankTransfer, currency },
}: Pick< Props, 'attributes' > ): ReactNode {
	return (
		isBankOffered( bankTransfer ) && (
			<BankDetails
				bank={ bankTransfer }
				block={ BLOCK }
				currency={ currency }
				next={ messages.afterTransfer() }
			/>
		)
	);
}

const MOVES: Readonly< Record< string, number > > = {
	ArrowLeft: -1,
	ArrowRight: 1,
	Home: -Infinity,
	End: Infinity,
};

/** Tabs that show one donation at a time. Arrow keys switch between them. */
function Tabs( {
	id,
	names,
	active,
	onChoose,
}: {
	id: string;
	names: readonly DonationName[];
	active: DonationName;
	onChoose( name: DonationName ): void;
} ): ReactNode {
	const handleKeyDown = ( event: KeyboardEvent< HTMLElement > ) => {
		const move = MOVES[ event.key ];
		if ( move === undefined ) {
			return;
		}
		event.preventDefault();
		const { direction } = getComputedStyle( event.currentTarget );
		const forward =
			direction === 'rtl' && Math.abs( move ) === 1 ? -move : move;
		const last = names.length - 1;
		const next = Math.min(
			last,
			Math.max( 0, names.indexOf( active ) + forward )
		);
		const name = names[ next ];
		if ( name ) {
			onChoose( name );
			event.currentTarget
				.querySelectorAll< HTMLElement >( '[role=tab]' )
				[ next ]?.focus();
		}
	};
	return (
		// Each tab handles its own keys, so the tab list does not handle any.
		<div
			role="tablist"
			tabIndex={ -1 }
			className={ `${ BLOCK }__tabs` }
			aria-label={ messages.tabs() }
			contentEditable={ false }
			onKeyDown={ handleKeyDown }
		>
			{ names.map( ( name ) => (
				<button
					key={ name }
					type="button"
					role="tab"
					id={ `${ id }-${ name }` }
					className={ `${ BLOCK }__tab` }
					aria-selected={ name === active }
					aria-controls={ `${ id }-panel` }
					tabIndex={ name === active ? 0 : -1 }
					onClick={ () => onChoose( name ) }
				>
					{ messages.tab[ name ]() }
				</button>
			) ) }
		</div>
	);
}
