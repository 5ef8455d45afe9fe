/** Types of @wordpress/block-editor for blocks with their own colors and gradients. */
declare module '@wordpress/block-editor' {
	import type { ComponentType } from 'react';

	type ColorsAndGradients = {
		/** Palettes by their origin: theme, default, custom. */
		colors: readonly {
			name: string;
			colors: readonly { name: string; slug: string; color: string }[];
		}[];
		gradients: readonly {
			name: string;
			gradients: readonly {
				name: string;
				slug: string;
				gradient: string;
			}[];
		}[];
		disableCustomColors: boolean;
		disableCustomGradients: boolean;
	};

	/** Returns the palettes and gradients of theme, WordPress and user. */
	export function __experimentalUseMultipleOriginColorsAndGradients(): ColorsAndGradients;

	/** Rows of the color panel, each with a palette in a popover. */
	export const __experimentalColorGradientSettingsDropdown: ComponentType<
		ColorsAndGradients & {
			panelId: string;
			__experimentalIsRenderedInSidebar?: boolean;
			settings: readonly {
				label: string;
				colorValue?: string;
				gradientValue?: string;
				onColorChange( color?: string ): void;
				onGradientChange?( gradient?: string ): void;
				isShownByDefault?: boolean;
				enableAlpha?: boolean;
				resetAllFilter?(): object;
			}[];
		}
	>;
}
