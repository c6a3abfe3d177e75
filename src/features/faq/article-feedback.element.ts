/** Reports whether an answer has helped, once, with nothing of whom; without an answer nothing is sent. */
class ArticleFeedback extends HTMLElement {
  connectedCallback() {
    const status = this.querySelector<HTMLElement>('[role=status]')
    for (const button of this.querySelectorAll('button'))
      button.addEventListener('click', () => {
        const helped = button.dataset.helped === 'true'
        if (status) status.textContent = (helped ? status.dataset.thanks : status.dataset.sorry) ?? ''
        for (const each of this.querySelectorAll('button')) each.disabled = true
        void import('../../data-layer/push.ts').then(({ push }) =>
          push({ event: 'article_rated', article_id: this.dataset.article ?? '', helped }),
        )
      })
  }
}

customElements.define('article-feedback', ArticleFeedback)
