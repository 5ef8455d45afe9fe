/** Portrait frames, with progress bars on the front one. */
export const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path
			fillRule="evenodd"
			d="M6.5 3h8A1.5 1.5 0 0 1 16 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 5 19.5v-15A1.5 1.5 0 0 1 6.5 3zm0 1.5v15h8v-15z"
		/>
		<path d="M7.5 6h2.25v1.25H7.5zm3.25 0H13.5v1.25h-2.750zM9 9.5l4 2.5-4 2.5zM17.5 6H19v12h-1.5z" />
	</svg>
);
